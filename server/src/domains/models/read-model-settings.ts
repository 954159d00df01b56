import { demand } from '@hopgon/contract/failure';
import type { ModelSettings } from '@hopgon/contract/models/schemas';
import { localDay } from '@hopgon/contract/time/zoned';
import type { CompanyScope } from '../../platform/tenancy/scopes.ts';
import type { World } from '../../platform/world.ts';
import { modelsPolicy } from './models.policy.ts';
import { presentSettings, unsetRow } from './models.presenter.ts';
import { modelsStore } from './models.store.ts';

/** What the owner set, what the operator offers and what was used. */
export async function readModelSettings(
  world: Pick<World, 'clock' | 'config'>,
  scope: CompanyScope,
): Promise<ModelSettings> {
  const { companyId, role, timeZone } = await scope.entry();
  demand(modelsPolicy.manage(role));
  const today = localDay(world.clock.now(), timeZone);
  const row = (await modelsStore.find(scope.db)) ?? unsetRow(companyId);
  return presentSettings(row, {
    offered: world.config.models,
    usage: {
      today: await modelsStore.sumUsage(scope.db, today),
      month: await modelsStore.sumUsage(scope.db, `${today.slice(0, 8)}01`),
    },
  });
}
