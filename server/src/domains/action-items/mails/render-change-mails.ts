import { itemCommentsPage } from '@hopgon/contract/action-items/item-page';
import { workChange } from '@hopgon/contract/action-items/work-change';
import type { Db } from '../../../platform/database/kysely.ts';
import type { MailWriter } from '../../../platform/mail/create-mail-sender.ts';
import type { WrittenMail } from '../../../platform/mail/outbox.ts';
import { writeMail } from '../../../platform/mail/write-mail.ts';
import type { JobScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { renderUnsubscribe } from '../../users/render-unsubscribe.ts';
import { actionItemPolicy } from '../action-items.policy.ts';
import { standingOf } from '../action-items.presenter.ts';
import { actionItemStore } from '../action-items.store.ts';
import { itemCommentStore } from '../comments/item-comments.store.ts';
import { type ChangedItem, composeChangeMail, type Mention } from './change-mail.rules.ts';
import { ChangeDraft } from './item-drafts.schemas.ts';
import { itemMailStore } from './item-mails.store.ts';

type RenderWorld = Pick<World, 'config' | 'scopes'>;

/** Writes mails about what others changed of a person's items, as these are now, and comments that name them; null where nothing is left. */
export const renderChangeMails =
  (world: RenderWorld): MailWriter =>
  async (companyId, drafts) => {
    const scope = world.scopes.job(companyId);
    const mails: (WrittenMail | null)[] = [];
    for (const draft of drafts) mails.push(await renderOne(world, scope, ChangeDraft.parse(draft)));
    return mails;
  };

async function renderOne(
  world: RenderWorld,
  { db }: JobScope,
  draft: ChangeDraft,
): Promise<WrittenMail | null> {
  const { userId } = draft;
  const reader = await itemMailStore.mailbox(db, userId);
  const own = await itemMailStore.names(db, userId);
  if (!reader || !own) return null;
  const { publicUrl } = world.config;
  const changes = await listChanges(db, draft);
  const mentions = await listMentions(db, draft, publicUrl);
  if (changes.length + mentions.length === 0) return null;
  const { subject, parts } = composeChangeMail(
    { changes, mentions },
    {
      ...{ readerName: reader.name, companyName: own.company_name },
      link: `${publicUrl}/meetings/my-tasks`,
    },
  );
  const { part, unsubscribe } = renderUnsubscribe(world.config, { userId, group: 'tasks' });
  return { message: { to: [reader], subject, ...writeMail([...parts, part]), unsubscribe } };
}

async function listChanges(db: Db, { userId, changes }: ChangeDraft): Promise<ChangedItem[]> {
  const items: ChangedItem[] = [];
  for (const { itemId, by, before, isClosed } of changes) {
    const row = await actionItemStore.find(db, userId, itemId);
    const after = row && {
      ...{ title: row.title, assigneeId: row.assignee_id, deadline: row.deadline },
      isDone: row.state === 'done',
    };
    const change = workChange(before, after ?? null, userId);
    const actor = await itemMailStore.names(db, by);
    if (!change || !actor) continue;
    const isNamed = !isClosed && row?.meeting_closed !== true;
    items.push({ actorName: actor.name, title: isNamed ? before.title : null, change });
  }
  return items;
}

/** Of comments that still stand, on items the person may see now. */
async function listMentions(
  db: Db,
  { userId, mentions }: ChangeDraft,
  publicUrl: string,
): Promise<Mention[]> {
  const found: Mention[] = [];
  for (const { itemId, commentId, by } of mentions) {
    const row = await actionItemStore.find(db, userId, itemId);
    const comment = await itemCommentStore.find(db, itemId, commentId);
    const actor = await itemMailStore.names(db, by);
    if (!row || actionItemPolicy.view(standingOf(row, userId)) || !comment || !actor) continue;
    found.push({
      ...{ actorName: actor.name, title: row.meeting_closed ? null : row.title, text: comment.text },
      link: `${publicUrl}${itemCommentsPage(itemId, row.meeting_id, row.meeting_visible)}`,
    });
  }
  return found;
}
