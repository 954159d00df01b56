import type { CompanyScope } from '../../platform/tenancy/scopes.ts';
import type { World } from '../../platform/world.ts';
import { notifyViewers } from '../meetings/core/notify-viewers.ts';
import { isTaken } from './action-items.rules.ts';
import { actionItemStore } from './action-items.store.ts';
import { removedItemStore } from './recorded/removed-items.store.ts';

/**
 * Takes an item out of the record again, so that it can be restored with what was said about it; false when somebody has taken
 * it on. One that is gone is withdrawn. The caller has asked who may.
 */
export async function undoActionItem(
  world: Pick<World, 'bus' | 'clock' | 'hub'>,
  tx: CompanyScope,
  itemId: string,
): Promise<boolean> {
  const { userId } = tx.actor;
  const row = await actionItemStore.find(tx.db, userId, itemId);
  if (!row) return true;
  if (isTaken(row.state)) return false;
  const at = world.clock.now();
  await removedItemStore.remove(tx.db, { id: itemId, version: row.version, by: userId, at });
  const { companyId } = await tx.entry();
  const { title, assignee_id: assigneeId, meeting_id: meetingId } = row;
  await world.bus.emit(tx, 'action-items.undone', { companyId, itemId, title, assigneeId, meetingId });
  await notifyViewers(world, tx, { companyId, meetingId, topics: ['action-items'], others: [assigneeId] });
  return true;
}
