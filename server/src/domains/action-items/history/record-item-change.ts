import type { ItemAct } from '@hopgon/contract/action-items/schemas';
import type { Scope } from '../../../platform/database/scope.ts';
import type { World } from '../../../platform/world.ts';
import { itemChangeStore } from './item-changes.store.ts';

export interface RecordedChange {
  readonly companyId: string;
  readonly itemId: string;
  readonly act: ItemAct;
  /** Null where nobody did it. */
  readonly by: string | null;
  readonly assigneeId?: string | null;
  readonly deadlineBefore?: string | null;
  readonly deadline?: string | null;
  readonly reason?: string;
}

/** Writes a line of the history of an item, in the transaction of the change. */
export const recordItemChange = (
  world: Pick<World, 'clock' | 'newId'>,
  { db }: Scope,
  { companyId, itemId, act, by, assigneeId, deadlineBefore, deadline, reason }: RecordedChange,
): Promise<unknown> =>
  itemChangeStore.insert(db, {
    company_id: companyId,
    id: world.newId(),
    item_id: itemId,
    act,
    changed_by: by,
    changed_at: world.clock.now(),
    assignee_id: assigneeId ?? null,
    deadline_before: deadlineBefore ?? null,
    deadline: deadline ?? null,
    reason: reason ?? '',
  });
