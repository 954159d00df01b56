import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { isAskedAgain } from '../action-items.rules.ts';
import { actionItemStore, type ItemRow } from '../action-items.store.ts';

/** After a change: who was asked about the item before is asked no longer, and who is asked now is notified. */
export async function notifyAskedPerson(
  world: Pick<World, 'bus'>,
  tx: CompanyScope,
  before: Pick<ItemRow, 'id' | 'title' | 'assignee_id' | 'deadline' | 'meeting_id' | 'state'>,
): Promise<void> {
  const { userId } = tx.actor;
  const after = await actionItemStore.find(tx.db, userId, before.id);
  if (!after || !isAskedAgain(before, after, userId)) return;
  const { companyId } = await tx.entry();
  const item = { companyId, itemId: before.id, meetingId: before.meeting_id };
  await world.bus.emit(tx, 'action-items.undone', {
    ...{ ...item, title: before.title, assigneeId: before.assignee_id },
  });
  if (after.state !== 'proposed') return;
  await world.bus.emit(tx, 'action-items.proposed', {
    ...{ ...item, title: after.title, assigneeId: after.assignee_id },
    ...{ proposedBy: userId, version: after.version },
  });
}
