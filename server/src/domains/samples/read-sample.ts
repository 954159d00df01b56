import type { ReplyOf } from '@hopgon/contract/route';
import type { readSample as route } from '@hopgon/contract/samples/routes';
import type { CompanyScope } from '../../platform/tenancy/scopes.ts';
import { listOwnSampleIds } from './list-own-sample-ids.ts';
import { sampleStore } from './samples.store.ts';

export async function readSample(scope: CompanyScope): Promise<ReplyOf<typeof route>> {
  const found = await sampleStore.listFound(scope.db, await listOwnSampleIds(scope));
  const hasOwn = await sampleStore.hasOwn(scope.db, scope.actor.userId);
  return {
    filled: found.some(({ cancelled_at }) => cancelled_at === null),
    empty: found.length === 0 && !hasOwn,
    alone: found.length > 0 && !hasOwn,
  };
}
