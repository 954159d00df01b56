import type { CompanyScope } from '../../platform/tenancy/scopes.ts';
import { ownSampleIds } from './own-sample-ids.ts';
import { sampleStore } from './samples.store.ts';

export async function readSample(scope: CompanyScope): Promise<{ filled: boolean }> {
  const found = await sampleStore.listFound(scope.db, await ownSampleIds(scope));
  return { filled: found.some(({ cancelled_at }) => cancelled_at === null) };
}
