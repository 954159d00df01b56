import { cancelQueuedMails } from '../../../platform/mail/queue-mail.ts';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { actionItemPolicy } from '../action-items.policy.ts';
import { standingOf } from '../action-items.presenter.ts';
import { actionItemStore, type ItemRow } from '../action-items.store.ts';
import { completeItemChange } from '../complete-item-change.ts';
import { notifyWaitingRequest } from '../extensions/notify-waiting-request.ts';
import { recordItemDifferences } from '../history/record-item-differences.ts';
import { notifyAskedPerson } from '../people/notify-asked-person.ts';
import { editStore } from './edits.store.ts';

type RestoreWorld = Pick<World, 'bus' | 'clock' | 'hub' | 'newId'>;

/**
 * Undoes an edit by the caller of the items that nobody changed since and that `right` still lets them change; answers which
 * these are.
 */
export async function restoreEditedItems(
  world: RestoreWorld,
  tx: CompanyScope,
  editId: string,
  right: 'edit' | 'restore',
): Promise<string[]> {
  const { userId: editorId } = tx.actor;
  const edited: ItemRow[] = [];
  for (const id of await editStore.undoable(tx.db, { editId, editorId })) {
    const row = await actionItemStore.find(tx.db, editorId, id);
    const standing = row && standingOf(row, editorId);
    if (standing && !actionItemPolicy.view(standing) && !actionItemPolicy[right](standing)) edited.push(row);
  }
  const ids = edited.map(({ id }) => id);
  await editStore.undo(tx.db, ids, world.clock.now());
  for (const row of edited) {
    await announceRestored(world, tx, row);
    await completeItemChange(world, tx, row.id);
  }
  return ids;
}

/** Whom the edit named is asked no longer, and who was asked before is asked again: to take it on, or for a later deadline. */
async function announceRestored(world: RestoreWorld, tx: CompanyScope, edited: ItemRow): Promise<void> {
  const { companyId } = await tx.entry();
  const { userId: by } = tx.actor;
  const row = await actionItemStore.find(tx.db, by, edited.id);
  if (!row) return;
  await recordItemDifferences(world, tx, edited, { companyId, by, cause: 'undo' });
  await notifyAskedPerson(world, tx, edited);
  if (row.state === 'proposed' && edited.state !== 'proposed') {
    await cancelQueuedMails(tx, { companyId, subjectIds: [row.id] });
    await world.bus.emit(tx, 'action-items.undecided', {
      ...{ companyId, itemId: row.id, title: row.title, meetingId: row.meeting_id },
      ...{ assigneeId: row.assignee_id, version: row.version },
      hasSameAssignee: row.assignee_id === edited.assignee_id,
    });
  }
  if (row.asked_at === null && edited.asked_at !== null) {
    await cancelQueuedMails(tx, { companyId, subjectIds: [row.id] });
    await world.bus.emit(tx, 'action-items.extension-ended', { itemId: row.id });
  }
  if (edited.asked_at === null) await notifyWaitingRequest(world, tx, row.id);
}
