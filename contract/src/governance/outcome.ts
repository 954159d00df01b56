import { reaches, type Share } from './reaches.ts';
import type { Body } from './schemas.ts';

/** People and their weight in whole hundredths. */
export interface Counted {
  readonly votes: number;
  readonly weight: number;
}

type Choice = 'for' | 'against' | 'none';
export type Counts = Readonly<Record<Choice, Counted>>;

/** Who was asked and what was cast. */
export interface Turnout {
  readonly body: Body | null;
  readonly isWritten: boolean;
  /** All who have a vote here, those who may not vote on this among them. */
  readonly entitled: Counted;
  readonly attending: Counted;
  /** All who may vote on this. */
  readonly eligible: Counted;
  /** Those of them who attend. */
  readonly eligibleAttending: Counted;
  readonly cast: Counted;
  /** Whether ballots may still come. */
  readonly isOpen: boolean;
}

/**
 * What the ratio is of: who attends and may vote; of shareholders, who attended and voted (Điều 148, as amended by
 * 03/2022/QH15); in writing, everybody who may vote.
 */
export function baseOf({ body, isWritten, eligible, eligibleAttending, cast, isOpen }: Turnout): Counted {
  if (isWritten) return eligible;
  return body === 'shareholders' && !isOpen ? cast : eligibleAttending;
}

/** Nobody has to be there who is asked in writing. */
export const hasQuorum = (
  { entitled, attending, isWritten }: Pick<Turnout, 'entitled' | 'attending' | 'isWritten'>,
  quorum: Share,
): boolean =>
  isWritten ||
  (entitled.votes > 0 && entitled.weight > 0 && reaches(attending.weight, entitled.weight, quorum));

interface Decided {
  readonly body: Body | null;
  readonly base: Counted;
  readonly counts: Counts;
  readonly ratio: Share;
  /** What the chair chose; null where that is not known. */
  readonly chairChoice: Choice | null;
}

/** On a board, half against half: the side of the chair decides (Điều 157 khoản 12), unless the charter asks for more. */
const isTieWon = ({ body, base, counts, ratio, chairChoice }: Decided): boolean =>
  body === 'board' &&
  ratio.share === 5000 &&
  chairChoice === 'for' &&
  counts.for.weight * 2 === base.weight &&
  counts.against.weight === counts.for.weight;

/** Whether what was cast in favour is enough; the quorum is asked apart. */
export const isEnough = (decided: Decided): boolean => {
  const { base, counts, ratio } = decided;
  // Without a weight there is no share that could be reached.
  if (base.votes === 0 || counts.for.votes === 0) return false;
  if (base.weight === 0 || counts.for.weight === 0) return false;
  return reaches(counts.for.weight, base.weight, ratio) || isTieWon(decided);
};
