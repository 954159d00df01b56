import { demand } from '@hopgon/contract/failure';
import type { RetentionSettings } from '@hopgon/contract/retention/schemas';
import type { CompanyScope } from '../../platform/tenancy/scopes.ts';
import { holdStore } from './holds.store.ts';
import { retentionPolicy } from './retention.policy.ts';
import { presentRetention } from './retention.presenter.ts';
import { retentionStore } from './retention.store.ts';

export async function readRetention(scope: CompanyScope): Promise<RetentionSettings> {
  const { role } = await scope.entry();
  demand(retentionPolicy.manage(role));
  const holds = await holdStore.list(scope.db, scope.actor.userId);
  return presentRetention(await retentionStore.find(scope.db), holds);
}
