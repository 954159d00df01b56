import { isAllDay } from '@hopgon/contract/meetings/all-day';
import { queueMails } from '../../platform/mail/queue-mail.ts';
import { writeMail } from '../../platform/mail/write-mail.ts';
import type { JobScope } from '../../platform/tenancy/scopes.ts';
import type { World } from '../../platform/world.ts';
import { invitationAddress } from '../meetings/invitations/invitation-link.token.ts';
import { createNotifications } from '../notifications/create-notifications.ts';
import { listNotifiedPeople } from '../users/list-notified-people.ts';
import { renderUnsubscribe } from '../users/render-unsubscribe.ts';
import { reminderLine, reminderMail } from './reminder-words.rules.ts';
import { type DueGuest, type DueReminder, type NearMeetingRow, reminderStore } from './reminders.store.ts';
import { renderNearMeeting } from './render-near-meeting.ts';

type RemindersWorld = Pick<World, 'bus' | 'clock' | 'config' | 'hub' | 'newId'>;

/**
 * Reminds the people of a company of what is near, by bell and mail as each wants, and by mail the guests who come. What was sent is noted in the same
 * transaction, so that a crash sends it later and two processes send it once. Several that came due while nothing ran are one.
 */
export async function sendDueReminders(world: RemindersWorld, scope: JobScope): Promise<void> {
  await scope.transaction(async (tx) => {
    const now = world.clock.now();
    const due = Map.groupBy(await reminderStore.takeDue(tx.db, now), ({ meeting_id }) => meeting_id);
    const guests = Map.groupBy(await reminderStore.takeDueGuests(tx.db, now), ({ meeting_id }) => meeting_id);
    const meetingIds = [...new Set([...due.keys(), ...guests.keys()])];
    if (meetingIds.length === 0) return;
    for (const meeting of await reminderStore.nearMeetings(tx.db, meetingIds)) {
      await remind(world, tx, meeting, due.get(meeting.id) ?? []);
      await remindGuests(world, tx, meeting, guests.get(meeting.id) ?? []);
    }
  });
}

async function remind(
  world: RemindersWorld,
  tx: JobScope,
  row: NearMeetingRow,
  due: readonly DueReminder[],
): Promise<void> {
  if (due.length === 0) return;
  const { companyId } = tx;
  const now = world.clock.now();
  const meeting = renderNearMeeting(world, row);
  const userIds = [...new Set(due.map(({ user_id }) => user_id))];
  const byMail = await listNotifiedPeople(tx, { group: 'reminders', channel: 'mail' }, userIds);
  await createNotifications(tx, world, {
    companyId,
    userIds,
    kind: 'meeting-reminder',
    text: reminderLine(meeting, now),
    time: meeting,
    path: `/meetings/${row.id}`,
  });
  const mailboxes = await reminderStore.mailboxes(tx.db, [...byMail]);
  const mails = mailboxes.map(({ user_id: userId, name, address }) => {
    const { subject, parts } = reminderMail(meeting, { name }, now);
    const { part, unsubscribe } = renderUnsubscribe(world.config, { userId, group: 'reminders' });
    return {
      to: [{ name, address }],
      ...{ subject, ...writeMail([...parts, part]), unsubscribe },
      subjectId: row.id,
      // One all day is reminded of in the morning, when it has begun.
      expiresAt: isAllDay({ startsAt: row.starts_at, endsAt: row.ends_at, timeZone: row.time_zone })
        ? row.ends_at
        : row.starts_at,
    };
  });
  await queueMails(tx, world, { companyId }, mails);
}

async function remindGuests(
  world: RemindersWorld,
  tx: JobScope,
  row: NearMeetingRow,
  guests: readonly DueGuest[],
): Promise<void> {
  const { companyId } = tx;
  const meeting = renderNearMeeting(world, row);
  const mails = guests.map(({ guest_id: personId, name, address }) => {
    const link = {
      companyId,
      meetingId: row.id,
      kind: 'guest',
      personId,
      seed: null,
      ofSeries: false,
    } as const;
    const invitation = invitationAddress(world.config, link);
    const { subject, parts } = reminderMail(meeting, { name, invitation }, world.clock.now());
    return {
      to: [{ name, address }],
      subject,
      ...writeMail(parts),
      subjectId: row.id,
      secret: true,
      guestOf: row.created_by,
      expiresAt: row.starts_at,
    };
  });
  await queueMails(tx, world, { companyId }, mails);
}
