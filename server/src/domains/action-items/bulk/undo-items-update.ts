import type { undoItemsUpdate as route } from '@hopgon/contract/action-items/follow-ups/routes';
import { Failure } from '@hopgon/contract/failure';
import type { ReplyOf } from '@hopgon/contract/route';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { actionItemPolicy } from '../action-items.policy.ts';
import { standingOf } from '../action-items.presenter.ts';
import { actionItemStore, type ItemRow } from '../action-items.store.ts';
import { completeItemChange } from '../complete-item-change.ts';
import { recordItemChange } from '../history/record-item-change.ts';
import { bulkEditStore, type UndoneRow } from './bulk-edits.store.ts';

type UndoWorld = Pick<World, 'bus' | 'clock' | 'hub' | 'newId'>;

/** Undoes a change of several items by the caller, as far as nothing has changed them since and the caller still may. */
export function undoItemsUpdate(
  world: UndoWorld,
  scope: CompanyScope,
  editId: string,
): Promise<ReplyOf<typeof route>> {
  return scope.transaction(async (tx) => {
    const { userId: editorId } = tx.actor;
    const rowById = new Map<string, ItemRow>();
    for (const id of await bulkEditStore.undoable(tx.db, { editId, editorId })) {
      const row = await actionItemStore.find(tx.db, editorId, id);
      if (row && actionItemPolicy.edit(standingOf(row, editorId)) === null) rowById.set(id, row);
    }
    if (rowById.size === 0) throw new Failure('items_changed_since');
    const undone = await bulkEditStore.undo(tx.db, [...rowById.keys()], world.clock.now());
    for (const after of undone) {
      const row = rowById.get(after.id);
      if (row) await announceUndone(world, tx, row, after);
      await completeItemChange(world, tx, after.id);
    }
    return { restored: undone.map(({ id }) => id) };
  });
}

/** Whom the change named is asked no longer, and who was asked before is asked again. */
async function announceUndone(
  world: UndoWorld,
  tx: CompanyScope,
  { id: itemId, title, meeting_id: meetingId }: ItemRow,
  after: UndoneRow,
): Promise<void> {
  const { companyId } = await tx.entry();
  const by = tx.actor.userId;
  const { assignee_id: assigneeId, deadline } = after;
  if (assigneeId !== after.edited_assignee_id) {
    await recordItemChange(world, tx, { companyId, itemId, act: 'assigned', by, assigneeId });
    const item = { companyId, itemId, title, meetingId };
    await world.bus.emit(tx, 'action-items.undone', { ...item, assigneeId: after.edited_assignee_id });
    if (after.state === 'proposed')
      await world.bus.emit(tx, 'action-items.proposed', { ...item, assigneeId, proposedBy: by });
  }
  if (deadline !== after.edited_deadline)
    await recordItemChange(world, tx, {
      ...{ companyId, itemId, act: 'deadline-changed', by },
      ...{ deadlineBefore: after.edited_deadline, deadline },
    });
}
