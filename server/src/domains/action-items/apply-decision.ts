import type { ActionItem } from '@hopgon/contract/action-items/schemas';
import { demand, Failure } from '@hopgon/contract/failure';
import type { CompanyScope } from '../../platform/tenancy/scopes.ts';
import type { World } from '../../platform/world.ts';
import { actionItemPolicy } from './action-items.policy.ts';
import { standingOf } from './action-items.presenter.ts';
import { completeItemChange } from './complete-item-change.ts';
import type { ItemMailWorld } from './mails/send-item-mail.ts';
import { requireItem } from './require-item.ts';
import { saveDecision } from './save-decision.ts';

interface Decision {
  readonly itemId: string;
  /** What the caller read; whatever it is now where none is given. */
  readonly version?: number | undefined;
  readonly accept: boolean;
  /** Why it is declined. */
  readonly reason?: string;
}

/** Accepts an item for oneself, or declines it. */
export function applyDecision(
  world: ItemMailWorld & Pick<World, 'hub'>,
  scope: CompanyScope,
  { itemId, version, accept, reason = '' }: Decision,
): Promise<ActionItem> {
  return scope.transaction(async (tx) => {
    const { userId: actorId } = tx.actor;
    const row = await requireItem(tx, itemId);
    demand(actionItemPolicy[accept ? 'accept' : 'decline'](standingOf(row, actorId)));
    if (version !== undefined && version !== row.version) throw new Failure('action_item_changed');
    const { companyId } = await tx.entry();
    await saveDecision(world, tx, row, { companyId, actorId, accept, reason });
    return completeItemChange(world, tx, itemId);
  });
}
