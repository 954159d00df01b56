import type { ActionItem } from '@hopgon/contract/action-items/schemas';
import { demand, Failure } from '@hopgon/contract/failure';
import type { CompanyScope } from '../../platform/tenancy/scopes.ts';
import type { World } from '../../platform/world.ts';
import { actionItemPolicy } from './action-items.policy.ts';
import { standingOf } from './action-items.presenter.ts';
import { actionItemStore } from './action-items.store.ts';
import { completeItemChange } from './complete-item-change.ts';
import { requireItem } from './require-item.ts';

interface Decision {
  readonly itemId: string;
  readonly accept: boolean;
}

/** Accepts an item for oneself, or declines it. */
export function applyDecision(
  world: Pick<World, 'clock' | 'bus' | 'hub'>,
  scope: CompanyScope,
  { itemId, accept }: Decision,
): Promise<ActionItem> {
  return scope.transaction(async (tx) => {
    const { userId } = tx.actor;
    const row = await requireItem(tx, itemId);
    demand(actionItemPolicy[accept ? 'accept' : 'decline'](standingOf(row, userId)));
    const assigneeId = accept ? userId : row.assignee_id;
    const decided = await actionItemStore.decide(tx.db, itemId, {
      state: accept ? 'accepted' : 'declined',
      assignee_id: assigneeId,
      decided_by: userId,
      updated_at: world.clock.now(),
    });
    if (!decided) throw new Failure('action_item_decided');
    const { companyId } = await tx.entry();
    await world.bus.emit(tx, 'action-items.decided', {
      companyId,
      itemId,
      title: row.title,
      assigneeId,
      meetingId: row.meeting_id,
      accepted: accept,
      decidedBy: userId,
      authorId: row.created_by,
    });
    return completeItemChange(world, tx, itemId);
  });
}
