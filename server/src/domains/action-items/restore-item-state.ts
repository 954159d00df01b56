import type { ActionItemState, Priority } from '@hopgon/contract/action-items/schemas';
import { demand, Failure } from '@hopgon/contract/failure';
import type { CompanyScope } from '../../platform/tenancy/scopes.ts';
import type { World } from '../../platform/world.ts';
import { actionItemPolicy } from './action-items.policy.ts';
import { standingOf } from './action-items.presenter.ts';
import { actionItemStore, noExtension } from './action-items.store.ts';
import { completeItemChange } from './complete-item-change.ts';
import { recordItemChange } from './history/record-item-change.ts';
import { requireItem } from './require-item.ts';
import { restoredStateStore } from './restored-states.store.ts';

interface Earlier {
  readonly itemId: string;
  /** Its version after the change that is undone. */
  readonly version: number;
  readonly state: ActionItemState;
  readonly deadline: string | null;
  readonly priority: Priority;
  readonly assigneeId: string | null;
  /** Whether the change asked for a later deadline. */
  readonly endsRequest?: boolean;
}

/** Undoes what the caller changed of an item a moment ago, while nobody has changed it since. */
export function restoreItemState(
  world: Pick<World, 'bus' | 'clock' | 'hub' | 'newId'>,
  scope: CompanyScope,
  { itemId, version, state, deadline, priority, assigneeId, endsRequest = false }: Earlier,
): Promise<void> {
  return scope.transaction(async (tx) => {
    const row = await requireItem(tx, itemId);
    demand(actionItemPolicy.restore(standingOf(row, tx.actor.userId)));
    const isNewAssignee = assigneeId !== null && assigneeId !== row.assignee_id;
    if (isNewAssignee && !(await actionItemStore.isActiveMember(tx.db, assigneeId)))
      throw new Failure('undo_too_late');
    const restored = await restoredStateStore.restoreState(tx.db, itemId, version, {
      state,
      deadline,
      priority,
      assignee_id: assigneeId,
      updated_at: world.clock.now(),
      ...(endsRequest && noExtension),
    });
    if (!restored) throw new Failure('undo_too_late');
    const { companyId } = await tx.entry();
    const change = { companyId, itemId, by: tx.actor.userId };
    if (row.assignee_id !== assigneeId)
      await recordItemChange(world, tx, { ...change, act: 'assigned', assigneeId });
    if (row.deadline !== deadline) {
      const days = { deadlineBefore: row.deadline, deadline };
      await recordItemChange(world, tx, { ...change, act: 'deadline-changed', ...days });
    }
    if (row.state === 'done' && state !== 'done')
      await recordItemChange(world, tx, { ...change, act: 'reopened' });
    await completeItemChange(world, tx, itemId);
  });
}
