import type { MotionChoice, MotionWay } from '@hopgon/contract/live/motions/schemas';

/** Weights are whole hundredths, shares whole hundredths of a percent: nothing is rounded. */
export interface VoterFacts {
  readonly weight: number;
  readonly isExcluded: boolean;
  /** Of a written vote: has answered. */
  readonly isAttending: boolean;
}

export interface Share {
  readonly share: number;
  readonly inclusive: boolean;
}

export interface Counted {
  readonly votes: number;
  readonly weight: number;
}

export type Counts = Readonly<Record<MotionChoice, Counted>>;

interface Asked {
  readonly way: MotionWay;
  readonly quorum: Share;
  readonly ratio: Share;
}

export interface Standing {
  readonly entitled: Counted;
  readonly attending: Counted;
  readonly base: Counted;
  readonly hasQuorum: boolean;
  /** The least weight in favour that passes it. */
  readonly needed: number;
}

export const countOf = (voters: readonly Pick<VoterFacts, 'weight'>[]): Counted => ({
  votes: voters.length,
  weight: voters.reduce((sum, { weight }) => sum + weight, 0),
});

/** Whether a part reaches this share of a whole. */
export function reaches(part: number, whole: number, { share, inclusive }: Share): boolean {
  const have = BigInt(part) * 10_000n;
  const need = BigInt(whole) * BigInt(share);
  return inclusive ? have >= need : have > need;
}

/** The least part that reaches this share of a whole. */
export function leastReaching(whole: number, { share, inclusive }: Share, step: number): number {
  const need = BigInt(whole) * BigInt(share);
  const unit = 10_000n * BigInt(step);
  const steps = inclusive ? (need + unit - 1n) / unit : need / unit + 1n;
  return Number(steps) * step;
}

/** Who is counted for what. Those who may not vote on this count for the quorum, and not for the ratio. */
export function standingOf(
  voters: readonly VoterFacts[],
  { way, quorum, ratio }: Asked,
  step: number,
): Standing {
  const entitled = countOf(voters);
  const attending = countOf(voters.filter(({ isAttending }) => isAttending));
  const mayVote = voters.filter(({ isExcluded }) => !isExcluded);
  const base = countOf(way === 'written' ? mayVote : mayVote.filter(({ isAttending }) => isAttending));
  return {
    ...{ entitled, attending, base },
    // In writing everybody is asked; nobody has to be there.
    hasQuorum:
      way === 'written' || (entitled.votes > 0 && reaches(attending.weight, entitled.weight, quorum)),
    needed: leastReaching(base.weight, ratio, step),
  };
}

export const isPassed = ({ base, hasQuorum }: Standing, counts: Counts, ratio: Share): boolean =>
  hasQuorum && base.votes > 0 && counts.for.votes > 0 && reaches(counts.for.weight, base.weight, ratio);
