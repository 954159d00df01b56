import { queueMails } from '../../platform/mail/queue-mail.ts';
import { writeMail } from '../../platform/mail/write-mail.ts';
import type { JobScope } from '../../platform/tenancy/scopes.ts';
import type { World } from '../../platform/world.ts';
import { notify } from '../notifications/notify.ts';
import { whoWants } from '../users/who-wants.ts';
import { nearMeeting } from './near-meeting.ts';
import { reminderLine, reminderMail } from './reminder-words.rules.ts';
import { type DueReminder, type NearMeetingRow, reminderStore } from './reminders.store.ts';

type Parts = Pick<World, 'bus' | 'clock' | 'config' | 'hub' | 'newId'>;

/**
 * Reminds the people of a company of what is near, by bell and mail as each wants. What was sent is noted in the same
 * transaction, so that a crash sends it later and two processes send it once. Several that came due while nothing ran are one.
 */
export async function sendDueReminders(world: Parts, scope: JobScope): Promise<void> {
  await scope.transaction(async (tx) => {
    const due = await reminderStore.takeDue(tx.db, world.clock.now());
    if (due.length === 0) return;
    const byMeeting = Map.groupBy(due, ({ meeting_id }) => meeting_id);
    for (const meeting of await reminderStore.nearMeetings(tx.db, [...byMeeting.keys()])) {
      await remind(world, tx, meeting, byMeeting.get(meeting.id) ?? []);
    }
  });
}

async function remind(
  world: Parts,
  tx: JobScope,
  row: NearMeetingRow,
  due: readonly DueReminder[],
): Promise<void> {
  const { companyId } = tx;
  const now = world.clock.now();
  const meeting = nearMeeting(world, row);
  const userIds = [...new Set(due.map(({ user_id }) => user_id))];
  const byBell = await whoWants(tx, 'reminder-bell', userIds);
  const byMail = await whoWants(tx, 'reminder-mail', userIds);
  await notify(tx, world, {
    companyId,
    userIds: [...byBell],
    kind: 'meeting-reminder',
    text: reminderLine(meeting, now),
    path: `/meetings/${row.id}`,
  });
  const mailboxes = await reminderStore.mailboxes(tx.db, [...byMail]);
  const mails = mailboxes.map(({ name, address }) => {
    const { subject, parts } = reminderMail(meeting, name, now);
    return { to: [{ name, address }], subject, ...writeMail(parts), subjectId: row.id };
  });
  await queueMails(tx, world, { companyId }, mails);
}
