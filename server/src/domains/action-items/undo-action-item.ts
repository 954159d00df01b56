import type { CompanyScope } from '../../platform/tenancy/scopes.ts';
import type { World } from '../../platform/world.ts';
import { notifyViewers } from '../meetings/core/notify-viewers.ts';
import { isTaken } from './action-items.rules.ts';
import { actionItemStore } from './action-items.store.ts';

/** Takes an item out of the record again; false when somebody has taken it on. One that is gone is withdrawn. The caller has asked who may. */
export async function undoActionItem(
  world: Pick<World, 'bus' | 'hub'>,
  tx: CompanyScope,
  itemId: string,
): Promise<boolean> {
  const row = await actionItemStore.find(tx.db, tx.actor.userId, itemId);
  if (!row) return true;
  if (isTaken(row.state)) return false;
  await actionItemStore.remove(tx.db, itemId);
  const { companyId } = await tx.entry();
  const { title, assignee_id: assigneeId, meeting_id: meetingId } = row;
  await world.bus.emit(tx, 'action-items.undone', {
    companyId,
    itemId,
    title,
    assigneeId,
    meetingId,
  });
  await notifyViewers(world, tx, { companyId, meetingId, topics: ['action-items'], others: [assigneeId] });
  return true;
}
