import type { GuestPoll, Poll, PollSummary } from '@hopgon/contract/scheduling/schemas';
import { pollPolicy } from './polls.policy.ts';
import { bestSlot, countVotes, isUndecided, pollStatus } from './polls.rules.ts';
import type { PollRow, SummaryRow } from './polls.store.ts';
import { standingIn } from './require-poll.ts';

const countedSlots = ({ slots, votes }: PollRow, voterId: string | undefined) =>
  slots.map((slot) => {
    const cast = votes.filter((vote) => vote.slot_id === slot.id);
    return {
      id: slot.id,
      startsAt: new Date(slot.starts_at).toISOString(),
      endsAt: new Date(slot.ends_at).toISOString(),
      counts: countVotes(cast.map(({ vote }) => vote)),
      myVote: cast.find((vote) => vote.voter_id === voterId)?.vote ?? null,
    };
  });

const votersOf = ({ voters, votes }: PollRow): Poll['voters'] =>
  voters.map((voter) => ({
    id: voter.id,
    userId: voter.user_id,
    name: voter.name,
    voted: voter.voted_at !== null,
    votes: votes
      .filter((vote) => vote.voter_id === voter.id)
      .map(({ slot_id: slotId, vote }) => ({ slotId, vote })),
  }));

export function presentPoll(poll: PollRow, viewerId: string, now: Date): Poll {
  const own = poll.voters.find((voter) => voter.user_id === viewerId);
  const slots = countedSlots(poll, own?.id);
  const standing = standingIn(poll, viewerId);
  const status = pollStatus(poll, now);
  return {
    id: poll.id,
    title: poll.title,
    goal: poll.goal,
    type: poll.type,
    location: poll.location,
    timeZone: poll.time_zone,
    status,
    deadline: poll.deadline.toISOString(),
    createdBy: { userId: poll.created_by, displayName: poll.creator_name },
    slots,
    voters: votersOf(poll),
    voterCount: poll.voters.length,
    votedCount: poll.voters.filter((voter) => voter.voted_at !== null).length,
    voted: own ? own.voted_at !== null : null,
    chosenSlotId: poll.chosen_slot_id,
    bestSlotId: bestSlot(slots.map((slot) => ({ ...slot, startsAt: new Date(slot.startsAt) }))),
    meetingId: poll.meeting_id,
    cancelledReason: poll.cancelled_reason,
    can: {
      vote: status === 'open' && pollPolicy.vote(standing) === null,
      manage: isUndecided(poll, now) && pollPolicy.manage(standing) === null,
    },
    version: poll.version,
    createdAt: poll.created_at.toISOString(),
  };
}

/** What a guest's own link shows. */
export const presentGuestPoll = (
  poll: PollRow,
  {
    voter,
    company,
  }: { readonly voter: { readonly id: string; readonly name: string }; readonly company: string },
  now: Date,
): GuestPoll => ({
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
  slots: countedSlots(poll, voter.id),
  chosenSlotId: poll.chosen_slot_id,
  cancelledReason: poll.cancelled_reason,
});

export const presentPollSummary = (row: SummaryRow, now: Date): PollSummary => ({
  id: row.id,
  title: row.title,
  status: pollStatus(row, now),
  deadline: row.deadline.toISOString(),
  voterCount: row.voters,
  votedCount: row.voted,
  voted: row.i_voted,
  meetingId: row.meeting_id,
  createdAt: row.created_at.toISOString(),
});
