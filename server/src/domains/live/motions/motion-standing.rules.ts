import { type Counts, isEnough } from '@hopgon/contract/governance/outcome';
import type { Body } from '@hopgon/contract/governance/schemas';
import type { MotionChoice, MotionState } from '@hopgon/contract/live/motions/schemas';
import type { PersonRecord } from '../attendance/live-people.rules.ts';
import { isAttending, motionStateOf } from './motion.rules.ts';
import { countOf, handCountsOf, handStandingOf, type Standing, standingOf } from './motion-result.rules.ts';
import type { StoredPaper } from './stored-paper.rules.ts';

/** Who looks at a vote. */
export interface MotionViewer {
  readonly userId: string;
  readonly runs: boolean;
  readonly people: readonly PersonRecord[];
  readonly now: Date;
}

interface Voter {
  readonly user_id: string;
  readonly weight: string;
  readonly exclusion: string | null;
  readonly proxy_holder_id: string | null;
  readonly is_attending: boolean | null;
}

interface Whole {
  readonly motion: {
    readonly body: Body | null;
    readonly way: 'meeting' | 'written';
    readonly paper: StoredPaper | null;
    readonly chair_id: string | null;
    readonly is_secret: boolean;
    readonly weighting: 'head' | 'share';
    /** A bigint, which comes as text. */
    readonly total_weight: string | null;
    readonly quorum_share: number;
    readonly quorum_inclusive: boolean;
    readonly ratio_share: number;
    readonly ratio_inclusive: boolean;
    readonly deadline: Date | null;
    readonly closed_at: Date | null;
    readonly cancelled_at: Date | null;
  };
  readonly voters: readonly Voter[];
  readonly ballots: readonly { readonly user_id: string; readonly choice: MotionChoice }[];
  readonly turnout: readonly { readonly user_id: string }[];
  readonly tallies: readonly { readonly choice: MotionChoice; readonly votes: number }[];
}

export interface MotionStanding extends Standing {
  readonly state: MotionState;
  readonly votedIds: ReadonlySet<string>;
  readonly attendingIds: ReadonlySet<string>;
  readonly counts: Counts;
  readonly chairChoice: MotionChoice | null;
  readonly isPassed: boolean;
}

const choices: readonly MotionChoice[] = ['for', 'against', 'none'];

/** One head weighs a hundred hundredths. */
export const headWeight = 100;

function countsOf({ motion, voters, ballots, tallies }: Whole): Counts {
  if (motion.paper) return handCountsOf(motion.paper.count);
  const weights = new Map(voters.map(({ user_id, weight }) => [user_id, Number(weight)]));
  const count = (choice: MotionChoice) => {
    if (motion.is_secret) {
      const votes = tallies.find((tally) => tally.choice === choice)?.votes ?? 0;
      return { votes, weight: votes * headWeight };
    }
    const cast = ballots.filter((ballot) => ballot.choice === choice);
    return countOf(cast.map(({ user_id }) => ({ weight: weights.get(user_id) ?? 0 })));
  };
  const [inFavour, against, none] = choices.map(count);
  const nobody = countOf([]);
  return { for: inFavour ?? nobody, against: against ?? nobody, none: none ?? nobody };
}

/** What the chair chose, where that may be known: it decides a tie of a board. */
function chairChoiceOf({ motion, ballots }: Whole): MotionChoice | null {
  if (motion.is_secret) return null;
  if (motion.paper) return motion.paper.chairChoice;
  return ballots.find(({ user_id }) => user_id === motion.chair_id)?.choice ?? null;
}

const totalOf = ({ total_weight: total }: Whole['motion']): number | null =>
  total === null ? null : Number(total);

/** Where a vote stands, worked out of its rows: the same for everybody. */
export function motionStandingOf(whole: Whole, people: readonly PersonRecord[], now: Date): MotionStanding {
  const { motion, voters } = whole;
  const votedIds = new Set([...whole.ballots, ...whole.turnout].map(({ user_id }) => user_id));
  const surroundings = { isWritten: motion.way === 'written', people, votedIds, now };
  const facts = voters.map((voter) => ({
    userId: voter.user_id,
    weight: Number(voter.weight),
    isExcluded: voter.exclusion !== null,
    isAttending: isAttending(voter, surroundings),
    hasCast: votedIds.has(voter.user_id),
  }));
  const state = motionStateOf(motion, now);
  const ratio = { share: motion.ratio_share, inclusive: motion.ratio_inclusive };
  const asked = {
    ...{ body: motion.body, way: motion.way, isOpen: state === 'open', ratio },
    quorum: { share: motion.quorum_share, inclusive: motion.quorum_inclusive },
  };
  const step = motion.weighting === 'head' ? headWeight : 1;
  const standing = motion.paper
    ? handStandingOf(motion.paper.count, asked, step)
    : standingOf(facts, { ...asked, total: totalOf(motion) }, step);
  const counts = countsOf(whole);
  const chairChoice = chairChoiceOf(whole);
  return {
    ...standing,
    state,
    votedIds,
    attendingIds: new Set(facts.filter((voter) => voter.isAttending).map(({ userId }) => userId)),
    ...{ counts, chairChoice },
    isPassed:
      standing.hasQuorum && isEnough({ body: motion.body, base: standing.base, counts, ratio, chairChoice }),
  };
}

/** Whether a cancelled vote was closed before, or had run out. */
const hadResult = ({ closed_at: closedAt, cancelled_at: cancelledAt, deadline }: Whole['motion']): boolean =>
  closedAt !== null || (deadline !== null && cancelledAt !== null && deadline <= cancelledAt);

/**
 * Whether somebody may see how an open vote stands: who has voted, and who runs the meeting without a vote in it. A secret
 * one is seen by nobody before it closes.
 */
export function maySeeCounts(
  { motion, voters }: Pick<Whole, 'motion' | 'voters'>,
  { state, votedIds }: Pick<MotionStanding, 'state' | 'votedIds'>,
  { userId, runs }: Pick<MotionViewer, 'userId' | 'runs'>,
): boolean {
  if (state === 'closed') return true;
  if (state === 'cancelled') return hadResult(motion);
  if (motion.is_secret) return false;
  const mayVote = voters.some(({ user_id, exclusion }) => user_id === userId && exclusion === null);
  return votedIds.has(userId) || (runs && !mayVote);
}
