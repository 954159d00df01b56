import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import { type ReadMessage, withSourcesOf } from './answer-sources.rules.ts';
import { chatSourcesStore } from './chat-sources.store.ts';

/** Asks each source of the answers, and each meeting of their cards, again for who reads them. */
export async function readMessageSources<Row extends ReadMessage>(
  scope: Pick<CompanyScope, 'db'>,
  rows: readonly Row[],
): Promise<Row[]> {
  const answers = rows.filter(({ role }) => role === 'assistant').map(({ id }) => id);
  const states = await chatSourcesStore.states(scope.db, answers);
  return withSourcesOf(rows, states, await chatSourcesStore.hiddenCards(scope.db, answers));
}
