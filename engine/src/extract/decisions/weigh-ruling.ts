import type { Clause } from '../clauses/clause.ts';
import type { MeetingContext } from '../meeting-context.ts';
import { weighAtLeast } from '../sign.ts';
import { type Candidate, candidateOf } from './candidate.ts';
import type { Setting } from './setting.ts';
import { SIGNS_AGAINST } from './signs-against.ts';
import { SIGNS_FOR } from './signs-for.ts';

/**
 * What a clause needs before it counts as ruling on something. The weights are found by `npm run fit`: logistic regression over the
 * clauses of the annotated meetings (which of them settles a decision of the gold), each weight held to the side its sign speaks
 * for, then rounded. It is chosen between what tells the open sets best and what tells the closed ones (docs/decisions/0033).
 */
export const LEAST = 3.9;
/** From here on a ruling is a fact; below, where more than half are none, a suggestion. */
export const SURE = 5.1;
const SIGNS = [...SIGNS_FOR, ...SIGNS_AGAINST];

/** By how much the signs for a ruling outweigh those against it; null below the least. */
export const weighRuling = (candidate: Candidate, least = LEAST): number | null =>
  weighAtLeast(SIGNS, candidate, least);

/** Whether the signs of a ruling come to so much for a clause that stands beside something else that shows one. */
export const speaksFor = (
  clause: Clause,
  setting: Setting,
  context: MeetingContext,
  least: number,
): boolean => weighRuling(candidateOf(clause, setting, context), least) !== null;
