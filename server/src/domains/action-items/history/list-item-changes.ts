import type { ItemChange } from '@hopgon/contract/action-items/schemas';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import { requireItem } from '../require-item.ts';
import { itemChangeStore } from './item-changes.store.ts';

/** Who did what to an item and when, for everybody who may see it. */
export async function listItemChanges(
  scope: CompanyScope,
  itemId: string,
): Promise<{ changes: ItemChange[] }> {
  await requireItem(scope, itemId);
  const rows = await itemChangeStore.list(scope.db, itemId);
  return {
    changes: rows.map((row) => ({
      id: row.id,
      act: row.act,
      byName: row.actor_name,
      at: row.changed_at.toISOString(),
      assigneeName: row.assignee_name,
      deadlineBefore: row.deadline_before,
      deadline: row.deadline,
      reason: row.reason,
    })),
  };
}
