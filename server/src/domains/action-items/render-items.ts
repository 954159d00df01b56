import type { ActionItem } from '@hopgon/contract/action-items/schemas';
import { localDay } from '@hopgon/contract/time/zoned';
import type { CompanyScope } from '../../platform/tenancy/scopes.ts';
import type { World } from '../../platform/world.ts';
import { presentItem } from './action-items.presenter.ts';
import type { ItemRow } from './action-items.store.ts';

/** Items as the caller sees them on this day of the company. */
export async function renderItems(
  world: Pick<World, 'clock'>,
  scope: CompanyScope,
  rows: readonly ItemRow[],
): Promise<ActionItem[]> {
  const { timeZone } = await scope.entry();
  const viewer = { userId: scope.actor.userId, today: localDay(world.clock.now(), timeZone) };
  return rows.map((row) => presentItem(row, viewer));
}
