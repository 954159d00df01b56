import type { ItemFates } from '@hopgon/contract/figures/schemas';
import type { CompanyScope } from '../../platform/tenancy/scopes.ts';
import type { World } from '../../platform/world.ts';
import { computeItemFates } from '../action-items/fates/compute-item-fates.ts';
import { readSample } from '../samples/read-sample.ts';

/** How the caller's tasks went; sample data counts only while it is all there is. */
export const readItemFates = async (world: Pick<World, 'clock'>, scope: CompanyScope): Promise<ItemFates> =>
  computeItemFates(world, scope, { isSample: (await readSample(scope)).alone });
