import type { updateItems as route } from '@hopgon/contract/action-items/follow-ups/routes';
import type { BodyOf, ReplyOf } from '@hopgon/contract/route';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { actionItemPolicy } from '../action-items.policy.ts';
import { standingOf } from '../action-items.presenter.ts';
import { actionItemStore, type ItemRow } from '../action-items.store.ts';
import { editStore } from '../edits/edits.store.ts';
import { recordEdit } from '../edits/record-edit.ts';
import { assigneeStore } from '../people/assignees.store.ts';
import { requireAssignee } from '../people/require-assignee.ts';
import { updateActionItem } from '../update-action-item.ts';

/**
 * Changes several items alike. Left out is what the caller may not edit or has not read as it is now, and what is of a closed
 * meeting the new person is not in.
 */
export function updateItems(
  world: Pick<World, 'bus' | 'clock' | 'hub' | 'newId'>,
  scope: CompanyScope,
  { items, change }: BodyOf<typeof route>,
): Promise<ReplyOf<typeof route>> {
  return scope.transaction(async (tx) => {
    const { assigneeId = null } = change;
    if (assigneeId !== null) await requireAssignee(tx, assigneeId, null);
    const versionById = new Map(items.map(({ id, version }) => [id, version]));
    await editStore.lock(tx.db, [...versionById.keys()]);
    const rows: ItemRow[] = [];
    for (const [id, version] of versionById) {
      const row = await actionItemStore.find(tx.db, tx.actor.userId, id);
      if (row?.version === version && (await mayChange(tx, row, assigneeId))) rows.push(row);
    }
    const updated = rows.map(({ id }) => id);
    if (updated.length === 0) return { editId: null, updated };
    const editId = await recordEdit(world, tx, updated, async (editing) => {
      for (const { id: itemId, version } of rows)
        await updateActionItem(world, editing, { itemId, version, ...change });
    });
    return { editId, updated };
  });
}

async function mayChange(tx: CompanyScope, row: ItemRow, assigneeId: string | null): Promise<boolean> {
  const standing = standingOf(row, tx.actor.userId);
  if (actionItemPolicy.view(standing) !== null || actionItemPolicy.edit(standing) !== null) return false;
  if (assigneeId === null || assigneeId === row.assignee_id || row.meeting_id === null) return true;
  return !(await assigneeStore.isOutsideClosed(tx.db, assigneeId, row.meeting_id));
}
