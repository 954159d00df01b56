import { demand, Failure } from '@hopgon/contract/failure';
import type { CompanyScope } from '../../platform/tenancy/scopes.ts';
import type { World } from '../../platform/world.ts';
import { notifyViewers } from '../meetings/core/notify-viewers.ts';
import { actionItemPolicy } from './action-items.policy.ts';
import { standingOf } from './action-items.presenter.ts';
import { workersOf } from './action-items.rules.ts';
import { removedItemStore } from './recorded/removed-items.store.ts';
import { requireItem } from './require-item.ts';

/** Deletes an item so that it can be restored. */
export function deleteActionItem(
  world: Pick<World, 'bus' | 'clock' | 'hub'>,
  scope: CompanyScope,
  { itemId, version }: { readonly itemId: string; readonly version: number },
): Promise<Record<string, never>> {
  return scope.transaction(async (tx) => {
    const { userId } = tx.actor;
    const row = await requireItem(tx, itemId);
    demand(actionItemPolicy.edit(standingOf(row, userId)));
    const at = world.clock.now();
    const removed = await removedItemStore.remove(tx.db, { id: itemId, version, by: userId, at });
    if (!removed) throw new Failure('version_stale');
    const { companyId } = await tx.entry();
    const { title, assignee_id: assigneeId, meeting_id: meetingId, deadline } = row;
    const item = { companyId, itemId, title, assigneeId, meetingId };
    await world.bus.emit(tx, 'action-items.undone', item);
    await world.bus.emit(tx, 'action-items.deleted', {
      ...{ ...item, by: userId, isClosed: row.meeting_closed, deadline },
      workerIds: workersOf([row], userId),
    });
    const others = [userId, assigneeId, row.created_by];
    await notifyViewers(world, tx, { companyId, meetingId, topics: ['action-items'], others });
    return {};
  });
}
