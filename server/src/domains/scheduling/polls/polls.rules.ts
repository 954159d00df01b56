import type { Refusal } from '@hopgon/contract/failure';
import type { PollStatus, Vote } from '@hopgon/contract/scheduling/schemas';

export interface PollEnds {
  readonly deadline: Date;
  readonly completed_at: Date | null;
  readonly cancelled_at: Date | null;
}

export function pollStatus({ deadline, completed_at, cancelled_at }: PollEnds, now: Date): PollStatus {
  if (cancelled_at) return 'cancelled';
  if (completed_at) return 'completed';
  return now < deadline ? 'open' : 'over';
}

/** Whether it can still become a meeting: also after its deadline. */
export const isUndecided = (poll: PollEnds, now: Date): boolean =>
  ['open', 'over'].includes(pollStatus(poll, now));

interface Asking {
  readonly starts: readonly Date[];
  readonly deadline: Date;
}

/** One votes until a time to come, before the first of the times that are ahead. */
export function deadlineRefusal({ starts, deadline }: Asking, now: Date): Refusal {
  const ahead = starts.map((start) => start.getTime()).filter((start) => start > now.getTime());
  return deadline <= now || deadline.getTime() > Math.min(...ahead) || ahead.length === 0
    ? 'poll_deadline_wrong'
    : null;
}

/** Only times still to come are asked about. */
export const timesRefusal = (asking: Asking, now: Date): Refusal =>
  asking.starts.some((start) => start <= now) ? 'poll_slot_past' : deadlineRefusal(asking, now);

export interface Counts {
  readonly yes: number;
  readonly maybe: number;
  readonly no: number;
}

export const countVotes = (votes: readonly Vote[]): Counts => ({
  yes: votes.filter((vote) => vote === 'yes').length,
  maybe: votes.filter((vote) => vote === 'maybe').length,
  no: votes.filter((vote) => vote === 'no').length,
});

interface CountedSlot {
  readonly id: string;
  /** ISO instant. */
  readonly startsAt: string;
  readonly endsAt: string;
  readonly counts: Counts;
}

const worth = ({ yes, maybe }: Counts): number => 2 * yes + maybe;

/**
 * Of the times still to come that where most could come, who is not sure counting half; of equal ones that with the fewest
 * against it, then the earliest.
 */
export function bestSlot(
  slots: readonly CountedSlot[],
  now: Date,
): Pick<CountedSlot, 'id' | 'startsAt' | 'endsAt'> | null {
  const [best] = slots
    .filter(({ counts, startsAt }) => worth(counts) > 0 && new Date(startsAt) > now)
    .toSorted(
      (left, right) =>
        worth(right.counts) - worth(left.counts) ||
        left.counts.no - right.counts.no ||
        left.startsAt.localeCompare(right.startsAt),
    );
  return best ? { id: best.id, startsAt: best.startsAt, endsAt: best.endsAt } : null;
}

interface Voter {
  readonly user_id: string | null;
  /** Of the membership; null of a guest. */
  readonly status: string | null;
  readonly voted_at: unknown;
}

/** Who has voted or still may: members who left without a vote are awaited no more. */
export const listAskedVoters = <V extends Voter>(voters: readonly V[]): V[] =>
  voters.filter(({ user_id: id, status, voted_at: at }) => id === null || status === 'active' || at !== null);

interface Ballots {
  readonly voters: readonly { readonly id: string; readonly voted_at: unknown }[];
  readonly votes: readonly { readonly voter_id: string }[];
}

/** Who voted before a time was added, and not since. */
export const votersInPart = ({ voters, votes }: Ballots): ReadonlySet<string> =>
  new Set(
    voters
      .filter(({ id, voted_at: at }) => at === null && votes.some((vote) => vote.voter_id === id))
      .map(({ id }) => id),
  );
