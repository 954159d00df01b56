import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import { removeRecordedItem } from '../../action-items/recorded/remove-recorded-item.ts';
import type { MinutesChanged, MinutesWorld } from '../document/complete-minutes-change.ts';
import { lineStore } from '../lines/lines.store.ts';

/** Deletes the items of minutes that are given up, but for what people took on or changed, which the history says. */
export async function removeCancelledTasks(
  world: MinutesWorld,
  tx: CompanyScope,
  minutesId: string,
): Promise<MinutesChanged[]> {
  const kept: MinutesChanged[] = [];
  for (const { item_id: itemId, item_written: written } of await lineStore.ownTasks(tx.db, minutesId)) {
    if (itemId === null) continue;
    const title = await removeRecordedItem(world, tx, itemId, written?.item ?? null);
    if (title === null) await lineStore.clearItem(tx.db, minutesId, itemId);
    else kept.push({ act: 'item-kept', before: title, after: null });
  }
  return kept;
}
