import type { Candidate } from './candidate.ts';
import { SIGNS_AGAINST } from './signs-against.ts';
import { SIGNS_FOR } from './signs-for.ts';

/**
 * What a clause needs before it counts as ruling on something. It and the weights are found by `npm run fit`: logistic regression
 * over the clauses of the annotated meetings (which of them word a decision of the gold), each weight held to the side its sign
 * speaks for, then rounded.
 */
export const LEAST = 3.25;
const ROUNDING = 1e-9;

/** Whether the signs for a ruling outweigh those against it by so much. */
export function isRuling(candidate: Candidate, least = LEAST): boolean {
  return weighRuling(candidate, least) !== null;
}

/** By how much the signs for a ruling outweigh those against it; null below the least. Those against only take away: the dearest comes last. */
export function weighRuling(candidate: Candidate, least = LEAST): number | null {
  let total = ROUNDING;
  for (const sign of SIGNS_FOR) if (sign.holds(candidate)) total += sign.weight;
  for (const sign of SIGNS_AGAINST) {
    if (total < least) return null;
    if (sign.holds(candidate)) total += sign.weight;
  }
  return total >= least ? total : null;
}
