import type { ClauseToken } from '../clauses/clause.ts';
import { areMarked, findPhrases } from '../lexicon/find-phrases.ts';
import { lazyLexicon } from '../lexicon/lexicon.ts';
import { PHRASES } from '../lexicon/summary/lexicon.gen.ts';
import { type ReadText, readText } from '../support/read-text.ts';

/** Words with the phrases of the summary's tables among them, by the word they begin at and the one behind their end. */
export type SummaryWords = {
  readonly words: readonly ClauseToken[];
  /** The same as the support check reads it. */
  readonly said: ReadText;
  /** The words behind the longest phrase of a class that begins at a word, else null. */
  readonly endOf: (name: string, from: number) => number | null;
  /** Where the phrase of a class that ends before a word begins, else null. */
  readonly startOf: (name: string, to: number) => number | null;
  readonly count: (name: string) => number;
};

const summaryLexicon = lazyLexicon(PHRASES);

export function readSummaryPhrases(words: readonly ClauseToken[]): SummaryWords {
  const spans = findPhrases(words, areMarked(words), summaryLexicon()).filter(({ from, to }) =>
    words.slice(from, to - 1).every(({ mark }) => mark === ''),
  );
  const starting = Map.groupBy(spans, ({ from }) => from);
  const ending = Map.groupBy(spans, ({ to }) => to);
  return {
    words,
    said: readText(words),
    endOf: (name, from) => starting.get(from)?.findLast(({ classes }) => classes.includes(name))?.to ?? null,
    startOf: (name, to) => ending.get(to)?.find(({ classes }) => classes.includes(name))?.from ?? null,
    count: (name) => spans.filter(({ classes }) => classes.includes(name)).length,
  };
}
