import type { Refusal } from '@hopgon/contract/failure';
import { baseOf, type Counted, hasQuorum, type Turnout } from '@hopgon/contract/governance/outcome';
import { leastReaching, type Share } from '@hopgon/contract/governance/reaches';
import type { MotionWay, MotionWeighting, PaperCount } from '@hopgon/contract/live/motions/schemas';

/** Weights are whole hundredths, shares whole hundredths of a percent: nothing is rounded. */
export interface VoterFacts {
  readonly weight: number;
  readonly isExcluded: boolean;
  /** Of a written vote: has answered. */
  readonly isAttending: boolean;
  readonly hasCast: boolean;
}

interface Asked {
  readonly body: Turnout['body'];
  readonly way: MotionWay;
  readonly isOpen: boolean;
  readonly quorum: Share;
  readonly ratio: Share;
  /** What all owners hold together; null where the voters are everybody. */
  readonly total: number | null;
}

export interface Standing {
  readonly entitled: Counted;
  readonly attending: Counted;
  readonly base: Counted;
  readonly cast: Counted;
  readonly hasQuorum: boolean;
  /** The least weight in favour that passes it. */
  readonly needed: number;
}

export const countOf = (voters: readonly Pick<VoterFacts, 'weight'>[]): Counted => ({
  votes: voters.length,
  weight: voters.reduce((sum, { weight }) => sum + weight, 0),
});

function standingOfTurnout(
  turnout: Turnout,
  { quorum, ratio }: Pick<Asked, 'quorum' | 'ratio'>,
  step: number,
): Standing {
  const { entitled, attending, cast } = turnout;
  const base = baseOf(turnout);
  return {
    ...{ entitled, attending, base, cast },
    hasQuorum: hasQuorum(turnout, quorum),
    needed: leastReaching(base.weight, ratio, step),
  };
}

/**
 * Who is counted for what. Those who may not vote on this count for the quorum, and not for the ratio; owners who are not
 * among the voters count as absent.
 */
export function standingOf(voters: readonly VoterFacts[], asked: Asked, step: number): Standing {
  const mayVote = voters.filter(({ isExcluded }) => !isExcluded);
  const listed = countOf(voters);
  const absent = asked.total === null ? 0 : Math.max(0, asked.total - listed.weight);
  const withAbsent = ({ votes, weight }: Counted): Counted => ({ votes, weight: weight + absent });
  const turnout = {
    ...{ body: asked.body, isWritten: asked.way === 'written', isOpen: asked.isOpen },
    entitled: withAbsent(listed),
    attending: countOf(voters.filter(({ isAttending }) => isAttending)),
    eligible: withAbsent(countOf(mayVote)),
    eligibleAttending: countOf(mayVote.filter(({ isAttending }) => isAttending)),
    cast: countOf(mayVote.filter(({ hasCast }) => hasCast)),
  };
  return standingOfTurnout(turnout, asked, step);
}

const hundredths = ({ votes, weight }: Counted): Counted => ({ votes, weight: Math.round(weight * 100) });
const without = (whole: Counted, part: Counted): Counted => ({
  votes: whole.votes - part.votes,
  weight: whole.weight - part.weight,
});

/** The counts of a vote on paper, its weights in hundredths. */
export const handCountsOf = ({ for: inFavour, against, none }: PaperCount) => ({
  for: hundredths(inFavour),
  against: hundredths(against),
  none: hundredths(none),
});

/** The same of a vote that was counted by hand; invalid ballots were cast, too. */
export function handStandingOf(count: PaperCount, asked: Omit<Asked, 'total'>, step: number): Standing {
  const entitled = hundredths(count.entitled);
  const attending = hundredths(count.attending);
  const excluded = hundredths(count.excluded);
  const cast = [count.for, count.against, count.none, count.invalid].map(hundredths);
  const turnout = {
    ...{ body: asked.body, isWritten: asked.way === 'written', isOpen: asked.isOpen },
    ...{ entitled, attending },
    eligible: without(entitled, excluded),
    eligibleAttending: without(attending, excluded),
    cast: {
      votes: cast.reduce((sum, { votes }) => sum + votes, 0),
      weight: cast.reduce((sum, { weight }) => sum + weight, 0),
    },
  };
  return standingOfTurnout(turnout, asked, step);
}

/** Votes by shares have a weight in each row with ballots, and none elsewhere; votes by heads weigh one each. */
const hasWeights = (count: PaperCount, weighting: MotionWeighting): boolean =>
  Object.values(count).every(({ votes, weight }) =>
    weighting === 'head' ? weight === votes : votes > 0 === weight > 0,
  );

/** Why the numbers of a vote on paper cannot be true together. */
export function countRefusal(count: PaperCount, weighting: MotionWeighting): Refusal {
  if (!hasWeights(count, weighting)) return 'motion_weights_missing';
  const { entitled, attending, base, cast } = handStandingOf(
    count,
    {
      ...{ body: null, way: 'meeting', isOpen: false },
      ...{ quorum: { share: 0, inclusive: true }, ratio: { share: 0, inclusive: true } },
    },
    1,
  );
  const fits = (part: Counted, whole: Counted) => part.votes <= whole.votes && part.weight <= whole.weight;
  return entitled.votes > 0 && fits(attending, entitled) && fits(cast, base) && base.votes >= 0
    ? null
    : 'motion_count_wrong';
}
