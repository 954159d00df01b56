import type { ActionItem } from '@hopgon/contract/action-items/schemas';
import { demand, Failure } from '@hopgon/contract/failure';
import type { CompanyScope } from '../../platform/tenancy/scopes.ts';
import type { World } from '../../platform/world.ts';
import { actionItemPolicy } from './action-items.policy.ts';
import { standingOf } from './action-items.presenter.ts';
import { assigneeAfter } from './action-items.rules.ts';
import { actionItemStore, type ItemRow } from './action-items.store.ts';
import { requireItem } from './require-item.ts';
import { settleItem } from './settle-item.ts';

interface Decision {
  readonly itemId: string;
  readonly accept: boolean;
  readonly assigneeId?: string | undefined;
}

export function decideActionItem(
  world: Pick<World, 'clock' | 'bus' | 'hub'>,
  scope: CompanyScope,
  { itemId, accept, assigneeId: named }: Decision,
): Promise<ActionItem> {
  return scope.transaction(async (tx) => {
    const row = await requireItem(tx, itemId);
    demand(actionItemPolicy.decide(standingOf(row, tx.actor.userId)));
    const assigneeId = accept ? await chooseAssignee(tx, row, named) : row.assignee_id;
    const decided = await actionItemStore.decide(tx.db, itemId, {
      state: accept ? 'accepted' : 'declined',
      assignee_id: assigneeId,
      decided_by: tx.actor.userId,
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
      decidedBy: tx.actor.userId,
      authorId: row.created_by,
    });
    return settleItem(world, tx, itemId);
  });
}

async function chooseAssignee(scope: CompanyScope, row: ItemRow, named: string | undefined): Promise<string> {
  const { userId } = scope.actor;
  const assigneeId = assigneeAfter(named, row.assignee_id, userId);
  demand(actionItemPolicy.acceptFor(standingOf(row, userId), assigneeId));
  if (!(await actionItemStore.isActiveMember(scope.db, assigneeId)))
    throw new Failure('participant_not_member');
  return assigneeId;
}
