import type { ItemChange } from '@hopgon/contract/action-items/schemas';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import { mayNamePeople } from '../action-items.presenter.ts';
import { requireItem } from '../require-item.ts';
import { itemChangeStore } from './item-changes.store.ts';

/** Who did what to an item and when; who may not view its meeting reads no names of others in it. */
export async function listItemChanges(
  scope: CompanyScope,
  itemId: string,
): Promise<{ changes: ItemChange[] }> {
  const item = await requireItem(scope, itemId);
  const rows = await itemChangeStore.list(scope.db, itemId);
  const known = [scope.actor.userId, item.assignee_id];
  const isHidden = (userId: string | null): boolean =>
    userId !== null && !mayNamePeople(item) && !known.includes(userId);
  return {
    changes: rows.map((row) => ({
      id: row.id,
      act: row.act,
      byName: isHidden(row.changed_by) ? 'Một người' : row.actor_name,
      at: row.changed_at.toISOString(),
      assigneeName: isHidden(row.assignee_id) ? 'một người khác' : row.assignee_name,
      deadlineBefore: row.deadline_before,
      deadline: row.deadline,
      reason: row.reason,
    })),
  };
}
