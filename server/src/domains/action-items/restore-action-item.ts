import type { ActionItem } from '@hopgon/contract/action-items/schemas';
import { Failure } from '@hopgon/contract/failure';
import type { CompanyScope } from '../../platform/tenancy/scopes.ts';
import type { World } from '../../platform/world.ts';
import { actionItemPolicy } from './action-items.policy.ts';
import { standingOf } from './action-items.presenter.ts';
import { workersOf } from './action-items.rules.ts';
import { completeItemChange } from './complete-item-change.ts';
import { notifyWaitingRequest } from './extensions/notify-waiting-request.ts';
import { removedItemStore } from './recorded/removed-items.store.ts';
import { requireItem } from './require-item.ts';

/**
 * Restores an item the caller deleted; who had not answered its proposal, or its request for a later deadline, is asked again. One that was restored
 * elsewhere meanwhile is answered as it is.
 */
export function restoreActionItem(
  world: Pick<World, 'bus' | 'clock' | 'hub'>,
  scope: CompanyScope,
  itemId: string,
): Promise<ActionItem> {
  return scope.transaction(async (tx) => {
    const { userId } = tx.actor;
    const restored = await removedItemStore.restore(tx.db, itemId, userId);
    if (!restored) return presentRestored(world, tx, itemId);
    const { companyId } = await tx.entry();
    const { title, assignee_id: assigneeId, meeting_id: meetingId, state, version } = restored;
    const facts = { companyId, itemId, title, assigneeId, meetingId };
    await world.bus.emit(tx, 'action-items.restored', {
      ...{ ...facts, by: userId, workerIds: workersOf([restored], userId) },
    });
    if (state === 'proposed')
      await world.bus.emit(tx, 'action-items.proposed', { ...facts, proposedBy: userId, version });
    await notifyWaitingRequest(world, tx, itemId);
    return completeItemChange(world, tx, itemId);
  });
}

async function presentRestored(
  world: Pick<World, 'clock' | 'hub'>,
  tx: CompanyScope,
  itemId: string,
): Promise<ActionItem> {
  const row = await requireItem(tx, itemId);
  if (actionItemPolicy.edit(standingOf(row, tx.actor.userId))) throw new Failure('action_item_not_found');
  return completeItemChange(world, tx, itemId);
}
