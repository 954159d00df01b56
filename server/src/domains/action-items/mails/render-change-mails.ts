import { workChange } from '@hopgon/contract/action-items/work-change';
import type { MailWriter } from '../../../platform/mail/create-mail-sender.ts';
import type { WrittenMail } from '../../../platform/mail/outbox.ts';
import { writeMail } from '../../../platform/mail/write-mail.ts';
import type { JobScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { renderUnsubscribe } from '../../users/render-unsubscribe.ts';
import { actionItemStore } from '../action-items.store.ts';
import { type ChangedItem, composeChangeMail } from './change-mail.rules.ts';
import { ChangeDraft } from './item-drafts.schemas.ts';
import { itemMailStore } from './item-mails.store.ts';

type RenderWorld = Pick<World, 'config' | 'scopes'>;

/** Writes mails about what others changed of a person's items, as these are now; null where nothing is different. */
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
  { userId, changes }: ChangeDraft,
): Promise<WrittenMail | null> {
  const reader = await itemMailStore.mailbox(db, userId);
  if (!reader) return null;
  const items: ChangedItem[] = [];
  let companyName = '';
  for (const { itemId, by, before, isClosed } of changes) {
    const row = await actionItemStore.find(db, userId, itemId);
    const after = row ? { title: row.title, assigneeId: row.assignee_id, deadline: row.deadline } : null;
    const change = workChange(before, after, userId);
    const actor = await itemMailStore.names(db, by);
    if (!change || !actor) continue;
    companyName = actor.company_name;
    const isNamed = !isClosed && row?.meeting_closed !== true;
    items.push({ actorName: actor.name, title: isNamed ? before.title : null, change });
  }
  if (items.length === 0) return null;
  const { subject, parts } = composeChangeMail(items, {
    ...{ readerName: reader.name, companyName },
    link: `${world.config.publicUrl}/meetings/my-tasks`,
  });
  const { part, unsubscribe } = renderUnsubscribe(world.config, { userId, group: 'tasks' });
  return { message: { to: [reader], subject, ...writeMail([...parts, part]), unsubscribe } };
}
