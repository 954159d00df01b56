import type { GuestPoll, Poll, PollSummary } from '@hopgon/contract/scheduling/schemas';
import { toInstant } from '../../../platform/clock/to-instant.rules.ts';
import type { World } from '../../../platform/world.ts';
import type { MeetingTimes } from '../../meetings/list/find-meeting-times.ts';
import { shareAddress } from '../guests/poll-link.token.ts';
import type { ListedPoll } from './own-polls.store.ts';
import { type PollStanding, pollPolicy, pollStandingOf } from './polls.policy.ts';
import {
  bestSlot,
  countVotes,
  isUndecided,
  listAskedVoters,
  type PollEnds,
  pollStatus,
  votersInPart,
} from './polls.rules.ts';
import type { PollRow } from './polls.store.ts';

const countedSlots = ({ slots, votes }: PollRow, voterId: string | undefined) =>
  slots.map((slot) => {
    const cast = votes.filter((vote) => vote.slot_id === slot.id);
    return {
      id: slot.id,
      startsAt: toInstant(slot.starts_at),
      endsAt: toInstant(slot.ends_at),
      counts: countVotes(cast.map(({ vote }) => vote)),
      myVote: cast.find((vote) => vote.voter_id === voterId)?.vote ?? null,
    };
  });

const abilities = (poll: PollEnds, standing: PollStanding, now: Date): PollSummary['can'] => ({
  vote: pollStatus(poll, now) === 'open' && pollPolicy.vote(standing) === null,
  manage: isUndecided(poll, now) && pollPolicy.manage(standing) === null,
});

const votersOf = (poll: PollRow): Poll['voters'] =>
  poll.voters.map((voter) => ({
    id: voter.id,
    userId: voter.user_id,
    name: voter.name,
    voted: voter.voted_at !== null,
    votes: poll.votes
      .filter((vote) => vote.voter_id === voter.id)
      .map(({ slot_id: slotId, vote }) => ({ slotId, vote })),
  }));

interface Viewer {
  readonly userId: string;
  /** Came by the shared link. */
  readonly hasLink?: boolean;
  /** What a completed poll became. */
  readonly meeting?: MeetingTimes | null;
}

const presentMeetingFor = (
  meeting: MeetingTimes | null,
  isInvited: (meeting: MeetingTimes) => boolean,
): Poll['meeting'] =>
  meeting && isInvited(meeting)
    ? {
        startsAt: meeting.startsAt.toISOString(),
        endsAt: meeting.endsAt.toISOString(),
        isCancelled: meeting.isCancelled,
      }
    : null;

export function presentPoll(
  { clock, config }: Pick<World, 'clock' | 'config'>,
  poll: PollRow,
  { userId: viewerId, hasLink = false, meeting = null }: Viewer,
): Poll {
  const now = clock.now();
  const can = abilities(poll, pollStandingOf(poll, viewerId), now);
  const own = poll.voters.find((voter) => voter.user_id === viewerId);
  const slots = countedSlots(poll, own?.id);
  return {
    id: poll.id,
    title: poll.title,
    goal: poll.goal,
    type: poll.type,
    location: poll.location,
    timeZone: poll.time_zone,
    status: pollStatus(poll, now),
    deadline: poll.deadline.toISOString(),
    createdBy: { userId: poll.created_by, displayName: poll.creator_name },
    slots,
    voters: votersOf(poll),
    voterCount: listAskedVoters(poll.voters).length,
    votedCount: poll.voters.filter((voter) => voter.voted_at !== null).length,
    voted: own ? own.voted_at !== null : null,
    votedInPart: own !== undefined && votersInPart(poll).has(own.id),
    chosenSlotId: poll.chosen_slot_id,
    meeting: presentMeetingFor(meeting, ({ userIds }) => userIds.includes(viewerId)),
    bestSlot: bestSlot(slots, now),
    meetingId: poll.meeting_id,
    cancelledReason: poll.cancelled_reason,
    shareLink: can.manage ? shareAddress(config, { companyId: poll.company_id, pollId: poll.id }) : null,
    can: hasLink ? { ...can, vote: pollStatus(poll, now) === 'open' } : can,
    version: poll.version,
    createdAt: poll.created_at.toISOString(),
  };
}

interface Guest {
  readonly voter: { readonly id: string; readonly name: string; readonly email: string | null };
  readonly company: string;
  /** What a completed poll became. */
  readonly meeting?: MeetingTimes | null;
}

/** What a guest's own link shows. */
export function presentGuestPoll(
  poll: PollRow,
  { voter, company, meeting = null }: Guest,
  now: Date,
): GuestPoll {
  const slots = countedSlots(poll, voter.id);
  return {
    title: poll.title,
    goal: poll.goal,
    type: poll.type,
    location: poll.location,
    timeZone: poll.time_zone,
    company,
    askedBy: poll.creator_name,
    guestName: voter.name,
    status: pollStatus(poll, now),
    deadline: poll.deadline.toISOString(),
    slots,
    bestSlot: bestSlot(slots, now),
    chosenSlotId: poll.chosen_slot_id,
    meeting: presentMeetingFor(meeting, ({ guestAddresses }) => guestAddresses.includes(voter.email ?? '')),
    cancelledReason: poll.cancelled_reason,
  };
}

export const presentPollSummary = (row: ListedPoll, viewerId: string, now: Date): PollSummary => ({
  id: row.id,
  title: row.title,
  status: pollStatus(row, now),
  deadline: row.deadline.toISOString(),
  timeZone: row.time_zone,
  voterCount: row.voters,
  votedCount: row.voted,
  voted: row.i_voted,
  votedInPart: row.i_voted_in_part ?? false,
  bestSlot: bestSlot(
    row.slots.map(({ id, starts_at, ends_at, votes }) => ({
      id,
      startsAt: toInstant(starts_at),
      endsAt: toInstant(ends_at),
      counts: countVotes(votes),
    })),
    now,
  ),
  meetingId: row.meeting_id,
  can: abilities(row, { isCreator: row.created_by === viewerId, isAsked: row.i_voted !== null }, now),
  version: row.version,
  createdAt: row.created_at.toISOString(),
});
