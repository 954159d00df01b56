import type { Connective, Facts } from '../facts.ts';
import type { Said } from './slots.ts';
import type { TimeTokens } from './time-tokens.ts';

/** Where a rule matched: token indexes, `to` exclusive. */
export type Place = { readonly tokens: TimeTokens; readonly from: number; readonly to: number };

/**
 * A way of saying something about time: its pattern (`pattern.ts`), what it means beside the dates, hours and weekdays that
 * its slots say by themselves, or else all it means, told from the numbers said; `when`, which has the last word on a match
 * with the words around it in view, and whether it is left out of a strict reading, as what depends on when it is said.
 * A rule that means 'nothing' swallows words that only look like a time: the longest match wins, so "lần thứ hai" keeps
 * "thứ hai" silent.
 */
export type Rule = readonly [
  pattern: string,
  means?: Facts | Connective | 'nothing' | ((said: Said, all: readonly Said[]) => Facts),
  when?: ((place: Place) => boolean) | null,
  casual?: true,
];
