import { titleOutside } from '@hopgon/contract/meetings/closed-title';
import type { Scope } from '../../../platform/database/scope.ts';
import { queueMails } from '../../../platform/mail/queue-mail.ts';
import { writeMail } from '../../../platform/mail/write-mail.ts';
import type { World } from '../../../platform/world.ts';
import { listMailboxes } from '../../meetings/invitations/list-mailboxes.ts';
import { listNotifiedPeople } from '../../users/list-notified-people.ts';
import { motionStateOf } from './motion.rules.ts';
import { motionMeetingStore } from './motion-meeting.store.ts';
import type { WholeMotion } from './motions.store.ts';
import './motions.events.ts';
import { waitingPeople } from './waiting-ballots.rules.ts';
import { writtenVoteMail } from './written-vote-mail.rules.ts';

interface Asked {
  readonly meetingId: string;
  readonly whole: WholeMotion;
  /** Who opened it; null for a reminder. */
  readonly actorId: string | null;
}

/** Asks for opinions, by the bell and by mail, those people of the meeting who may still give one. */
export async function notifyWrittenVote(
  world: Pick<World, 'bus' | 'clock' | 'config' | 'newId'>,
  tx: Scope,
  { meetingId, whole, actorId }: Asked,
): Promise<void> {
  const { motion } = whole;
  const meeting = await motionMeetingStore.find(tx.db, meetingId);
  if (!meeting || meeting.cancelled_at !== null || meeting.is_draft || motion.deadline === null) return;
  if (motionStateOf(motion, world.clock.now()) !== 'open') return;
  const people = await listRecipients(tx, { meetingId, whole, actorId });
  if (people.length === 0) return;
  const userIds = people.map(({ userId }) => userId);
  const isClosed = meeting.visibility === 'closed';
  const { deadline } = motion;
  const { company_id: companyId, time_zone: timeZone } = meeting;
  const title = titleOutside(meeting);
  const news = { companyId, meetingId, motionId: motion.id, title, deadline, timeZone, actorId, userIds };
  await world.bus.emit(tx, actorId === null ? 'motions.written-due' : 'motions.written-opened', news);
  const mailed = await listNotifiedPeople(tx, { group: 'votes', channel: 'mail' }, userIds);
  const asked = {
    ...{ title, text: motion.text, isClosed, isReminder: actorId === null, deadline, timeZone },
    companyName: meeting.company_name,
    link: `${world.config.publicUrl}/meetings/${meetingId}/live`,
  };
  const mails = people
    .filter(({ userId }) => mailed.has(userId))
    .map(({ name, address }) => {
      const { subject, parts } = writtenVoteMail(asked, { name });
      return { to: [{ name, address }], subject, ...writeMail(parts), subjectId: motion.id };
    });
  await queueMails(tx, world, { companyId }, mails);
}

/** People still on the meeting and in the company who have a ballot to cast; not who asks. */
async function listRecipients(
  tx: Scope,
  { meetingId, whole, actorId }: Asked,
): Promise<{ userId: string; name: string; address: string }[]> {
  const waiting = waitingPeople(whole);
  return (await listMailboxes(tx, meetingId)).flatMap(({ userId, name, address }) =>
    userId !== null && userId !== actorId && waiting.has(userId) ? [{ userId, name, address }] : [],
  );
}
