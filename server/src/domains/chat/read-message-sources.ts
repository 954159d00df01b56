import type { CompanyScope } from '../../platform/tenancy/scopes.ts';
import { withSourcesOf } from './answer-sources.rules.ts';
import { chatSourcesStore } from './chat-sources.store.ts';
import type { MessageRow } from './messages.store.ts';

/** Asks each source of the answers again for who reads them. */
export async function readMessageSources(
  scope: CompanyScope,
  rows: readonly MessageRow[],
): Promise<MessageRow[]> {
  const answers = rows.filter(({ reading }) => reading?.kind === 'answer').map(({ id }) => id);
  return withSourcesOf(rows, await chatSourcesStore.states(scope.db, answers));
}
