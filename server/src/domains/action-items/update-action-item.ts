import type { updateActionItem as route } from '@hopgon/contract/action-items/routes';
import type { ActionItem } from '@hopgon/contract/action-items/schemas';
import { demand, Failure } from '@hopgon/contract/failure';
import type { BodyOf } from '@hopgon/contract/route';
import type { CompanyScope } from '../../platform/tenancy/scopes.ts';
import type { World } from '../../platform/world.ts';
import { actionItemPolicy } from './action-items.policy.ts';
import { standingOf } from './action-items.presenter.ts';
import { applyItemChange } from './apply-item-change.ts';
import { completeItemChange } from './complete-item-change.ts';
import { requireAssignee } from './people/require-assignee.ts';
import { requireItem } from './require-item.ts';

/** Changes what an item says, as somebody who edits its meeting or wrote it. */
export function updateActionItem(
  world: Pick<World, 'bus' | 'clock' | 'hub' | 'newId'>,
  scope: CompanyScope,
  { itemId, version, ...change }: BodyOf<typeof route> & { readonly itemId: string },
): Promise<ActionItem> {
  return scope.transaction(async (tx) => {
    const row = await requireItem(tx, itemId);
    demand(actionItemPolicy.edit(standingOf(row, tx.actor.userId)));
    if (row.version !== version) throw new Failure('version_stale');
    const { assigneeId } = change;
    const isAsked = assigneeId !== row.assignee_id || row.state === 'declined';
    if (assigneeId && isAsked) await requireAssignee(tx, assigneeId, row.meeting_id);
    await applyItemChange(world, tx, itemId, { ...change, isGiven: Boolean(assigneeId) });
    return completeItemChange(world, tx, itemId);
  });
}
