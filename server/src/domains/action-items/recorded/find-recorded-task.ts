import type { RecordedTask } from '@hopgon/contract/action-items/recorded-task';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import { actionItemStore } from '../action-items.store.ts';

/** What an item says now; null of one that was deleted. */
export async function findRecordedTask(tx: CompanyScope, itemId: string): Promise<RecordedTask | null> {
  const row = await actionItemStore.find(tx.db, tx.actor.userId, itemId);
  return row ? { title: row.title, assigneeId: row.assignee_id, deadline: row.deadline } : null;
}
