import type { Reader } from '../../platform/threads/reader.ts';
import { answerQuestion, type FoundLines } from './answer-question.rules.ts';
import { type AskedQuestion, listLookups } from './asked-question.rules.ts';
import { lookedFor, termsOf } from './passages.rules.ts';
import { rankTurns } from './rank-turns.rules.ts';
import { respellNames } from './respell-names.rules.ts';

/** What of a query is looked for, and the folded words by which the database looks. */
function readQuery(asked: string): { readonly query: string; readonly words: readonly string[] } {
  const query = lookedFor(asked);
  return { query, words: termsOf(query) };
}

/** Everything that reads queries and what was said. It runs in threads: `world.searchReader` asks them. */
export const searchReadings = {
  readQuery,
  rankTurns,
  listLookups,
  respellNames,
  /** Without a model: the writer of sentences cannot be handed to a thread. */
  answerQuestion: (asked: AskedQuestion, found: FoundLines) => answerQuestion(asked, found),
};

declare module '../../platform/world.ts' {
  interface World {
    readonly searchReader: Reader<typeof searchReadings>;
  }
}
