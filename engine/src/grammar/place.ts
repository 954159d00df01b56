import type { GrammarToken, GrammarTokens } from './tokens.ts';

/** The place of a match: token indexes, `to` exclusive; and the tokens at its ends and beside them. */
export type Place = {
  readonly tokens: GrammarTokens;
  readonly from: number;
  readonly to: number;
  readonly before: GrammarToken | undefined;
  readonly first: GrammarToken | undefined;
  readonly last: GrammarToken | undefined;
  readonly after: GrammarToken | undefined;
};
