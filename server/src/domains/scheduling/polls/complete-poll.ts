import '../scheduling.events.ts';
import { Failure } from '@hopgon/contract/failure';
import type { BodyOf } from '@hopgon/contract/route';
import type { completePoll as route } from '@hopgon/contract/scheduling/routes';
import { cancelQueuedMails } from '../../../platform/mail/queue-mail.ts';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { createMeeting } from '../../meetings/core/create-meeting.ts';
import { notifyPollViewers } from '../notices/notify-poll-viewers.ts';
import { presentPollNews } from '../notices/poll-news.presenter.ts';
import { isUndecided } from './polls.rules.ts';
import { type PollRow, pollStore } from './polls.store.ts';
import { requireLockedPoll } from './require-locked-poll.ts';

/** Ends a poll with one of its times. Poll and meeting change together, so that one poll never makes two meetings. */
export async function completePoll(
  world: Pick<World, 'bus' | 'clock' | 'config' | 'hub' | 'newId'>,
  scope: CompanyScope,
  pollId: string,
  { version, slotId, allowClashes }: BodyOf<typeof route>,
): Promise<{ meetingId: string }> {
  const now = world.clock.now();
  return scope.transaction(async (tx) => {
    const poll = await requireLockedPoll(tx, pollId, 'manage');
    if (!isUndecided(poll, now)) throw new Failure('poll_closed');
    if (poll.version !== version) throw new Failure('version_stale');
    const slot = poll.slots.find(({ id }) => id === slotId);
    if (!slot) throw new Failure('poll_slot_unknown');
    const times = { startsAt: new Date(slot.starts_at), endsAt: new Date(slot.ends_at) };
    if (times.startsAt <= now) throw new Failure('poll_slot_past');
    const meeting = await createMeeting(world, tx, newMeetingOf(poll, times, allowClashes));
    await pollStore.update(
      tx.db,
      { id: pollId, now },
      { completed_at: now, chosen_slot_id: slotId, meeting_id: meeting.id },
    );
    // People whose first mail has not left are invited to the meeting instead.
    await cancelQueuedMails(tx, { companyId: poll.company_id, subjectIds: [pollId] });
    await world.bus.emit(tx, 'polls.completed', presentPollNews(poll));
    notifyPollViewers(world, tx, poll);
    return { meetingId: meeting.id };
  });
}

/** Everyone asked is invited, also who could not say; who has left the company is not. */
const newMeetingOf = (
  { title, goal, type, location, visibility, time_zone: timeZone, voters }: PollRow,
  { startsAt, endsAt }: { readonly startsAt: Date; readonly endsAt: Date },
  allowClashes: boolean,
) => ({
  title,
  goal,
  type,
  location,
  visibility,
  timeZone,
  startsAt: startsAt.toISOString(),
  endsAt: endsAt.toISOString(),
  joinUrl: '',
  makeJoinUrl: false,
  roomId: null,
  isDraft: false,
  allowClashes,
  participants: voters.flatMap(({ user_id: userId, status }) =>
    userId !== null && status === 'active' ? [{ userId, role: 'attendee' as const }] : [],
  ),
  guests: voters.flatMap(({ email, name }) =>
    email === null ? [] : [{ email, name, role: 'guest' as const }],
  ),
});
