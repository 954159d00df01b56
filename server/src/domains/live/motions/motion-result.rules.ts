import { baseOf, type Counted, hasQuorum, type Turnout } from '@hopgon/contract/governance/outcome';
import { leastReaching, type Share } from '@hopgon/contract/governance/reaches';
import type { MotionWay, PaperCount } from '@hopgon/contract/live/motions/schemas';

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

function standingOfTurnout(turnout: Turnout, { quorum, ratio }: Asked, step: number): Standing {
  const { entitled, attending, cast } = turnout;
  const base = baseOf(turnout);
  return {
    ...{ entitled, attending, base, cast },
    hasQuorum: hasQuorum(turnout, quorum),
    needed: leastReaching(base.weight, ratio, step),
  };
}

/** Who is counted for what. Those who may not vote on this count for the quorum, and not for the ratio. */
export function standingOf(voters: readonly VoterFacts[], asked: Asked, step: number): Standing {
  const mayVote = voters.filter(({ isExcluded }) => !isExcluded);
  const turnout = {
    ...{ body: asked.body, isWritten: asked.way === 'written', isOpen: asked.isOpen },
    entitled: countOf(voters),
    attending: countOf(voters.filter(({ isAttending }) => isAttending)),
    eligible: countOf(mayVote),
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
export function handStandingOf(count: PaperCount, asked: Asked, step: number): Standing {
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

/** Whether the numbers of a vote on paper can be true together. */
export function isCountPossible(count: PaperCount): boolean {
  const { entitled, attending, base, cast } = handStandingOf(
    count,
    {
      ...{ body: null, way: 'meeting', isOpen: false },
      ...{ quorum: { share: 0, inclusive: true }, ratio: { share: 0, inclusive: true } },
    },
    1,
  );
  const fits = (part: Counted, whole: Counted) => part.votes <= whole.votes && part.weight <= whole.weight;
  return entitled.votes > 0 && fits(attending, entitled) && fits(cast, base) && base.votes >= 0;
}
