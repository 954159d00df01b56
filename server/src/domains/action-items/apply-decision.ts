import type { ActionItem } from '@hopgon/contract/action-items/schemas';
import { demand, Failure } from '@hopgon/contract/failure';
import type { CompanyScope } from '../../platform/tenancy/scopes.ts';
import type { World } from '../../platform/world.ts';
import { actionItemPolicy } from './action-items.policy.ts';
import { standingOf } from './action-items.presenter.ts';
import { actionItemStore } from './action-items.store.ts';
import { completeItemChange } from './complete-item-change.ts';
import { recordItemChange } from './history/record-item-change.ts';
import { type ItemMailWorld, sendItemMail } from './mails/send-item-mail.ts';
import { requireItem } from './require-item.ts';

interface Decision {
  readonly itemId: string;
  readonly accept: boolean;
  /** Why it is declined. */
  readonly reason?: string;
}

/** Accepts an item for oneself, or declines it. */
export function applyDecision(
  world: ItemMailWorld & Pick<World, 'hub'>,
  scope: CompanyScope,
  { itemId, accept, reason: given = '' }: Decision,
): Promise<ActionItem> {
  return scope.transaction(async (tx) => {
    const { userId } = tx.actor;
    const row = await requireItem(tx, itemId);
    demand(actionItemPolicy[accept ? 'accept' : 'decline'](standingOf(row, userId)));
    const reason = accept ? '' : given;
    const assigneeId = accept ? userId : row.assignee_id;
    const decided = await actionItemStore.decide(tx.db, itemId, {
      state: accept ? 'accepted' : 'declined',
      assignee_id: assigneeId,
      decided_by: userId,
      decline_reason: reason || null,
      updated_at: world.clock.now(),
    });
    if (!decided) throw new Failure('action_item_decided');
    const { companyId } = await tx.entry();
    const act = accept ? 'accepted' : 'declined';
    await recordItemChange(world, tx, { companyId, itemId, act, by: userId, reason });
    await world.bus.emit(tx, 'action-items.decided', {
      companyId,
      itemId,
      title: row.title,
      assigneeId,
      meetingId: row.meeting_id,
      accepted: accept,
      reason,
      decidedBy: userId,
      authorId: row.created_by,
    });
    if (!accept)
      await sendItemMail(world, tx, row, {
        to: row.created_by ?? row.leader_id,
        occasion: { kind: 'declined', reason },
      });
    return completeItemChange(world, tx, itemId);
  });
}
