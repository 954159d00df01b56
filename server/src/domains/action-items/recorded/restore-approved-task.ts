import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { notifyWaitingRequest } from '../extensions/notify-waiting-request.ts';
import { removedItemStore } from './removed-items.store.ts';

/** Restores the item of a task that is approved again; false where it was not deleted. The caller has asked who may. */
export async function restoreApprovedTask(
  world: Pick<World, 'bus'>,
  tx: CompanyScope,
  itemId: string,
): Promise<boolean> {
  const restored = await removedItemStore.restore(tx.db, itemId);
  if (!restored) return false;
  const { companyId } = await tx.entry();
  const { title, assignee_id: assigneeId, meeting_id: meetingId, state, version } = restored;
  const proposed = { companyId, itemId, title, assigneeId, meetingId, proposedBy: tx.actor.userId, version };
  if (state === 'proposed') await world.bus.emit(tx, 'action-items.proposed', proposed);
  await notifyWaitingRequest(world, tx, itemId);
  return true;
}
