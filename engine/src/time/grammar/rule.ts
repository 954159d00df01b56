import type { Connective, Facts } from '../facts.ts';
import type { Said } from './said.ts';
import type { TimeToken, TimeTokens } from './time-tokens.ts';

/** The place of a match: token indexes, `to` exclusive; and the tokens at its ends and beside them. */
export type Place = {
  readonly tokens: TimeTokens;
  readonly from: number;
  readonly to: number;
  readonly before: TimeToken | undefined;
  readonly first: TimeToken | undefined;
  readonly last: TimeToken | undefined;
  readonly after: TimeToken | undefined;
};

/**
 * A way of saying something about time: its pattern (`pattern.ts`), what it means beside what its slots say by
 * themselves, or else a function from the slots to all its facts; and `when`, which accepts or refuses a match by the
 * words around it. A rule that means 'nothing' consumes words that only look like a time: the longest match wins, so
 * "lần thứ hai" suppresses "thứ hai".
 */
export type Rule = readonly [
  pattern: string,
  means?: Facts | Connective | 'nothing' | ((said: Said, all: readonly Said[]) => Facts),
  when?: (place: Place) => boolean,
];
