import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import { seriesStore } from './series.store.ts';

/** Forgets those of these series that have no meeting any more. */
export async function removeEmptySeries(tx: CompanyScope, seriesIds: readonly string[]): Promise<void> {
  if (seriesIds.length > 0) await seriesStore.removeEmpty(tx.db, seriesIds);
}
