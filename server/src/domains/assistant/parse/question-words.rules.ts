import { contentQuery } from '@hopgon/engine/intent/query-words';
import type { MessageReading } from '@hopgon/engine/intent/read-message';
import { listWordings } from './loan-words.rules.ts';

/** The words that a question looks for, and these in each way an office may say them. */
export function parseQuestion(reading: MessageReading): {
  readonly query: string;
  readonly wordings: readonly string[];
} {
  const query = contentQuery(reading).toWellFormed();
  return { query, wordings: [query, ...listWordings(query)] };
}
