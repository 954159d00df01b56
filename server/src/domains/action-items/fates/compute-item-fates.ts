import type { ItemFates } from '@hopgon/contract/figures/schemas';
import { localDay } from '@hopgon/contract/time/zoned';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { renderItems } from '../render-items.ts';
import { itemFateStore } from './item-fates.store.ts';

const mostLateItems = 5;

/** How the caller's tasks went: those of the sample data, or all others. */
export async function computeItemFates(
  world: Pick<World, 'clock'>,
  scope: CompanyScope,
  { isSample }: { readonly isSample: boolean },
): Promise<ItemFates> {
  const { timeZone } = await scope.entry();
  const today = localDay(world.clock.now(), timeZone);
  const asked = { userId: scope.actor.userId, isSample, timeZone, today };
  const { in_time: inTime, ...counts } = await itemFateStore.count(scope.db, asked);
  const late = await itemFateStore.listLate(scope.db, asked, mostLateItems);
  return { ...counts, inTime, lateItems: await renderItems(world, scope, late) };
}
