import { areMarked, findPhrases } from '../lexicon/find-phrases.ts';
import { lazyLexicon } from '../lexicon/lexicon.ts';
import type { Token } from '../lexicon/tokenize.ts';
import { PHRASES } from '../lexicon/wording/lexicon.gen.ts';

/** A class of the wording tables, and the tokens of its phrase, `to` exclusive. */
export type WordingMark = { readonly name: string; readonly from: number; readonly to: number };

const wordingLexicon = lazyLexicon(PHRASES);

/** What the tables of fillers and of words that may not begin or end a line say of a row of tokens. */
export function readWordingMarks(tokens: readonly Token[]): WordingMark[] {
  return findPhrases(tokens, areMarked(tokens), wordingLexicon()).flatMap(({ from, to, classes }) =>
    classes.map((name) => ({ name, from, to })),
  );
}
