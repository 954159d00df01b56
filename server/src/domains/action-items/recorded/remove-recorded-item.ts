import { isSameTask, type RecordedTask } from '@hopgon/contract/action-items/recorded-task';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { notifyViewers } from '../../meetings/core/notify-viewers.ts';
import { isTaken } from '../action-items.rules.ts';
import { actionItemStore } from '../action-items.store.ts';
import { removedItemStore } from './removed-items.store.ts';

/**
 * Deletes an item whose record dropped it, so that it can be restored; its title where it stays, because somebody took it on
 * or changed it since the record wrote it. The caller has asked who may.
 */
export async function removeRecordedItem(
  world: Pick<World, 'bus' | 'clock' | 'hub'>,
  tx: CompanyScope,
  itemId: string,
  before: RecordedTask | null,
): Promise<string | null> {
  const { userId } = tx.actor;
  const row = await actionItemStore.find(tx.db, userId, itemId);
  if (!row) return null;
  const { title, deadline, assignee_id: assigneeId, meeting_id: meetingId } = row;
  const isChanged = before === null || !isSameTask(before, { title, assigneeId, deadline });
  if (isTaken(row.state) || isChanged) return title;
  const at = world.clock.now();
  await removedItemStore.remove(tx.db, { id: itemId, version: row.version, by: userId, at });
  const { companyId } = await tx.entry();
  const item = { companyId, itemId, title, assigneeId, meetingId };
  await world.bus.emit(tx, 'action-items.undone', item);
  await world.bus.emit(tx, 'action-items.deleted', {
    ...{ ...item, by: userId, isClosed: row.meeting_closed, deadline, workerIds: [] },
  });
  await notifyViewers(world, tx, { companyId, meetingId, topics: ['action-items'], others: [assigneeId] });
  return null;
}
