import type { ItemFates } from '@hopgon/contract/figures/schemas';
import { localDay } from '@hopgon/contract/time/zoned';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { renderItems } from '../../action-items/render-items.ts';
import { readSample } from '../../samples/read-sample.ts';
import { itemFateStore } from './item-fates.store.ts';

const mostShown = 5;

/** How the caller's tasks went; sample data counts only while it is all there is. */
export async function readItemFates(world: Pick<World, 'clock'>, scope: CompanyScope): Promise<ItemFates> {
  const { timeZone } = await scope.entry();
  const asked = {
    userId: scope.actor.userId,
    isSample: (await readSample(scope)).alone,
    timeZone,
    today: localDay(world.clock.now(), timeZone),
  };
  const { in_time: inTime, ...counts } = await itemFateStore.count(scope.db, asked);
  const late = await itemFateStore.listLate(scope.db, asked, mostShown);
  return { ...counts, inTime, lateItems: await renderItems(world, scope, late) };
}
