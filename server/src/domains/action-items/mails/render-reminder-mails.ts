import { localDay } from '@hopgon/contract/time/zoned';
import type { MailWriter } from '../../../platform/mail/create-mail-sender.ts';
import type { WrittenMail } from '../../../platform/mail/outbox.ts';
import { writeMail } from '../../../platform/mail/write-mail.ts';
import type { JobScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { renderUnsubscribe } from '../../users/render-unsubscribe.ts';
import { isOpen, isOverdue } from '../action-items.rules.ts';
import { actionItemStore } from '../action-items.store.ts';
import { ReminderDraft } from './item-drafts.schemas.ts';
import { itemMailStore } from './item-mails.store.ts';
import { composeReminderMail, type RemindedItem } from './reminder-mail.rules.ts';

type RenderWorld = Pick<World, 'clock' | 'config' | 'scopes'>;

/** Writes mails that remind people of items still theirs and open; null where none is. */
export const renderReminderMails =
  (world: RenderWorld): MailWriter =>
  async (companyId, drafts) => {
    const scope = world.scopes.job(companyId);
    const mails: (WrittenMail | null)[] = [];
    for (const draft of drafts) mails.push(await renderOne(world, scope, ReminderDraft.parse(draft)));
    return mails;
  };

async function renderOne(
  world: RenderWorld,
  { db }: JobScope,
  { userId, itemIds, by }: ReminderDraft,
): Promise<WrittenMail | null> {
  const reader = await itemMailStore.mailbox(db, userId);
  const actor = await itemMailStore.names(db, by);
  if (!reader || !actor) return null;
  const today = localDay(world.clock.now(), actor.time_zone);
  const items: RemindedItem[] = [];
  for (const id of itemIds) {
    const row = await actionItemStore.find(db, userId, id);
    if (!row || row.assignee_id !== userId || !isOpen(row.state)) continue;
    const { title, deadline, meeting_closed: isClosed } = row;
    items.push({ title, deadline, isOverdue: isOverdue(row.state, deadline, today), isClosed });
  }
  if (items.length === 0) return null;
  const { subject, parts } = composeReminderMail(items, {
    ...{ readerName: reader.name, actorName: actor.name, companyName: actor.company_name },
    link: `${world.config.publicUrl}/meetings/my-tasks`,
  });
  const { part, unsubscribe } = renderUnsubscribe(world.config, { userId, group: 'task-reminders' });
  return { message: { to: [reader], subject, ...writeMail([...parts, part]), unsubscribe } };
}
