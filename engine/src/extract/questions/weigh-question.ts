import { weighAtLeast } from '../sign.ts';
import type { OpenCandidate } from './open-candidate.ts';
import { OPEN_SIGNS } from './open-signs.ts';

/**
 * What a question needs before it counts as left open. The weights were found by logistic regression over what is asked in the
 * annotated meetings (which of it is an open question of the gold), each held to the side its sign speaks for, then rounded; of signs
 * found since, by hand: as much as those like them.
 */
const LEAST = 3.2;

/** Whether the signs that a question was left open outweigh those that it was answered. */
export const staysOpen = (candidate: OpenCandidate): boolean =>
  weighAtLeast(OPEN_SIGNS, candidate, LEAST) !== null;
