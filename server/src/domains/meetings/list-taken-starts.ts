import type { CompanyScope } from '../../platform/tenancy/scopes.ts';
import { seriesMeetingStore } from './series-meetings.store.ts';

interface Wanted {
  /** People and rooms. */
  readonly subjectIds: readonly string[];
  readonly starts: readonly Date[];
  readonly lengthMs: number;
}

/** At which of these times somebody or something named is taken already. */
export async function listTakenStarts(scope: CompanyScope, wanted: Wanted): Promise<Date[]> {
  if (wanted.subjectIds.length === 0) return [];
  const { rows } = await seriesMeetingStore.taken(scope.db, wanted);
  return rows.map(({ at }) => at);
}
