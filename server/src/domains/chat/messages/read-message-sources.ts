import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import { type ReadMessage, withSourcesOf } from './answer-sources.rules.ts';
import { chatSourcesStore } from './chat-sources.store.ts';

/** Asks each source of the answers again for who reads them. */
export async function readMessageSources<Row extends ReadMessage>(
  scope: Pick<CompanyScope, 'db'>,
  rows: readonly Row[],
): Promise<Row[]> {
  const answers = rows.filter(({ role }) => role === 'assistant').map(({ id }) => id);
  return withSourcesOf(rows, await chatSourcesStore.states(scope.db, answers));
}
