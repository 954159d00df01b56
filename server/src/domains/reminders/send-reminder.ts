import { Failure } from '@hopgon/contract/failure';
import { queueMails } from '../../platform/mail/queue-mail.ts';
import { writeMail } from '../../platform/mail/write-mail.ts';
import type { CompanyScope } from '../../platform/tenancy/scopes.ts';
import type { World } from '../../platform/world.ts';
import { type MeetingFacts, requireMeeting } from '../meetings/core/require-meeting.ts';
import { createNotifications } from '../notifications/create-notifications.ts';
import { listNotifiedPeople } from '../users/list-notified-people.ts';
import { readMailbox } from '../users/read-mailbox.ts';
import { renderUnsubscribe } from '../users/render-unsubscribe.ts';
import { askedLine, askedMail, type NearMeeting } from './reminder-words.rules.ts';
import { spendReminder } from './reminders.limits.ts';
import { reminderStore } from './reminders.store.ts';
import { renderNearMeeting } from './render-near-meeting.ts';

type ReminderWorld = Pick<World, 'bus' | 'clock' | 'config' | 'hub' | 'limiter' | 'newId'>;

interface ReminderInput {
  readonly meetingId: string;
  /** Who has not answered, or all but who declined. */
  readonly to: 'waiting' | 'all';
  readonly message: string;
}

/** Reminds people of a meeting ahead because somebody who leads it asked; never the asker. Answers how many. */
export const sendReminder = (
  world: ReminderWorld,
  scope: CompanyScope,
  asked: ReminderInput,
): Promise<{ reminded: number }> =>
  scope.transaction(async (tx) => {
    const facts = await requireMeeting(tx, asked.meetingId, 'edit');
    const [row] = await reminderStore.nearMeetings(tx.db, [asked.meetingId]);
    if (!row) throw new Failure('meeting_not_found');
    if (facts.cancelled) throw new Failure('meeting_cancelled');
    if (row.is_draft) throw new Failure('meeting_is_draft');
    if (row.starts_at <= world.clock.now()) throw new Failure('meeting_begun');
    await spendReminder(world.limiter, asked.meetingId);
    const waiting = asked.to === 'waiting';
    const people = await reminderStore.people(tx.db, asked.meetingId, waiting);
    const userIds = people.filter((userId) => userId !== tx.actor.userId);
    const guests = await reminderStore.guests(tx.db, asked.meetingId, waiting);
    const by = facts.participants.find(({ userId }) => userId === tx.actor.userId)?.displayName ?? 'Chủ trì';
    const message = row.visibility === 'closed' ? '' : asked.message;
    await remind(world, tx, {
      ...{ facts, meeting: renderNearMeeting(world, row), userIds, guests, by },
      ...{ ...asked, message },
    });
    return { reminded: userIds.length + guests.length };
  });

interface Reminding extends ReminderInput {
  readonly facts: MeetingFacts;
  readonly meeting: NearMeeting;
  readonly userIds: readonly string[];
  readonly guests: readonly { readonly name: string; readonly address: string }[];
  readonly by: string;
}

async function remind(world: ReminderWorld, tx: CompanyScope, reminding: Reminding): Promise<void> {
  const { facts, meeting, userIds, guests, by, message } = reminding;
  const { companyId } = facts;
  await createNotifications(tx, world, {
    companyId,
    userIds,
    kind: 'meeting-reminder',
    text: askedLine(meeting, by, message),
    time: meeting,
    path: `/meetings/${facts.id}`,
  });
  const byMail = await listNotifiedPeople(tx, { group: 'reminders', channel: 'mail' }, userIds);
  const members = await reminderStore.mailboxes(tx.db, [...byMail]);
  const to = [
    ...members.map((member) => ({ ...member, userId: member.user_id })),
    ...guests.map((guest) => ({ ...guest, userId: null })),
  ];
  const asker = await readMailbox(tx, tx.actor.userId);
  const replyTo = asker && { replyTo: asker };
  const mails = to.map(({ name, address, userId }) => {
    const isMember = userId !== null;
    const { subject, parts } = askedMail(meeting, { name, isMember }, { by, message });
    const off = isMember ? renderUnsubscribe(world.config, { userId, group: 'reminders' }) : null;
    const toGuest = !isMember && { guestOf: tx.actor.userId };
    return {
      to: [{ name, address }],
      ...replyTo,
      subject,
      ...writeMail(off ? [...parts, off.part] : parts),
      ...(off && { unsubscribe: off.unsubscribe }),
      subjectId: facts.id,
      expiresAt: facts.startsAt,
      ...toGuest,
    };
  });
  await queueMails(tx, world, { companyId }, mails);
}
