import type { Connective, Facts } from '../facts.ts';
import type { TimeTokens } from './time-tokens.ts';

/** Where a rule matched: token indexes, `to` exclusive. */
export type Place = { readonly tokens: TimeTokens; readonly from: number; readonly to: number };

/**
 * A way of saying something about time. A rule whose meaning is 'nothing' swallows words that only look like a time:
 * the longest match wins, so "lần thứ hai" keeps "thứ hai" silent.
 */
export type Rule = {
  readonly pattern: string;
  readonly means: Facts | Connective | 'nothing' | ((captures: readonly number[]) => Facts);
  /** Last word on a match, with the words around it in view. */
  readonly when?: (place: Place) => boolean;
  /** Left out of a strict reading: depends on when it is said. */
  readonly casual?: boolean;
};
