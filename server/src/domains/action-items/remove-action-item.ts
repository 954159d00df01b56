import { Failure } from '@hopgon/contract/failure';
import type { CompanyScope } from '../../platform/tenancy/scopes.ts';
import type { World } from '../../platform/world.ts';
import { notifyViewers } from '../meetings/core/notify-viewers.ts';
import { actionItemStore } from './action-items.store.ts';

/** Undoes an item the caller wrote by hand, as if it had never been. */
export function removeActionItem(
  world: Pick<World, 'bus' | 'hub'>,
  scope: CompanyScope,
  itemId: string,
): Promise<void> {
  return scope.transaction(async (tx) => {
    const { userId } = tx.actor;
    const removed = await actionItemStore.removeOwn(tx.db, itemId, userId);
    if (!removed) throw new Failure('action_item_not_found');
    const { companyId } = await tx.entry();
    await world.bus.emit(tx, 'action-items.undone', {
      companyId,
      itemId,
      title: removed.title,
      assigneeId: removed.assignee_id,
      meetingId: removed.meeting_id,
    });
    await notifyViewers(world, tx, {
      companyId,
      meetingId: removed.meeting_id,
      topics: ['action-items'],
      others: [userId, removed.assignee_id],
    });
  });
}
