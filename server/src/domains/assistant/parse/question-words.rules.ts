import { contentQuery } from '@hopgon/engine/intent/query-words';
import { listWordings } from './loan-words.rules.ts';

/** What is asked shows in the first words of a message. */
const readable = 300;

/** The words that a question looks for, and these in each way an office may say them. */
export function parseQuestion(message: string): {
  readonly query: string;
  readonly wordings: readonly string[];
} {
  const query = contentQuery(message.slice(0, readable).toWellFormed());
  return { query, wordings: [query, ...listWordings(query)] };
}
