import { mixHash } from '../classify/hash.ts';
import { type LinearModel, scoreOf } from '../classify/linear-model.ts';
import type { ClauseToken } from '../clauses/clause.ts';

/** From this on two syllables are rather one word than two. */
const BOUND_FROM = 0.35;

export const pairHash = (one: ClauseToken, other: ClauseToken): number => mixHash(one.hash, other.hash);

/** How much two neighbours belong together, from 0 to 1: "báo cáo" is one word, "báo khách" is two. */
export function boundness(
  model: LinearModel,
  one: ClauseToken | undefined,
  other: ClauseToken | undefined,
): number {
  if (!one || !other || one.mark !== '') return 0;
  return scoreOf(model, [pairHash(one, other)]);
}

export const areBound = (boundness: number): boolean => boundness >= BOUND_FROM;
