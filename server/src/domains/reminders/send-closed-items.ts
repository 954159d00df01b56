import { queueMails } from '../../platform/mail/queue-mail.ts';
import { writeMail } from '../../platform/mail/write-mail.ts';
import type { JobScope } from '../../platform/tenancy/scopes.ts';
import type { World } from '../../platform/world.ts';
import { createNotifications } from '../notifications/create-notifications.ts';
import { listNotifiedPeople } from '../users/list-notified-people.ts';
import { renderUnsubscribe } from '../users/render-unsubscribe.ts';
import { closedItemsLine, closedItemsMail, type DueItem } from './digest-words.rules.ts';
import { reminderStore } from './reminders.store.ts';

const page = '/meetings/my-tasks';

/** Items of closed meetings are in no digest: their people learn how many are due, and where to read which. */
export async function sendClosedItems(
  world: Pick<World, 'bus' | 'clock' | 'config' | 'hub' | 'newId'>,
  tx: JobScope,
  itemsByPerson: ReadonlyMap<string, readonly DueItem[]>,
): Promise<void> {
  const { companyId } = tx;
  const userIds = [...itemsByPerson.keys()];
  for (const userId of userIds) {
    const text = closedItemsLine(itemsByPerson.get(userId) ?? []);
    const line = { companyId, userIds: [userId], kind: 'day-digest', text, path: page } as const;
    await createNotifications(tx, world, line);
  }
  const byMail = await listNotifiedPeople(tx, { group: 'day-digest', channel: 'mail' }, userIds);
  const mailboxes = await reminderStore.mailboxes(tx.db, [...byMail]);
  const companyName = await reminderStore.companyName(tx.db);
  const link = `${world.config.publicUrl}${page}`;
  const mails = mailboxes.map(({ user_id: userId, name, address }) => {
    const { subject, parts } = closedItemsMail(itemsByPerson.get(userId) ?? [], { name, companyName, link });
    const { part, unsubscribe } = renderUnsubscribe(world.config, { userId, group: 'day-digest' });
    return { to: [{ name, address }], subject, ...writeMail([...parts, part]), unsubscribe };
  });
  await queueMails(tx, world, { companyId }, mails);
}
