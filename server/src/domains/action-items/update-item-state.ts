import type { updateItemState as route } from '@hopgon/contract/action-items/routes';
import type { ActionItem } from '@hopgon/contract/action-items/schemas';
import { demand, Failure } from '@hopgon/contract/failure';
import type { BodyOf } from '@hopgon/contract/route';
import type { CompanyScope } from '../../platform/tenancy/scopes.ts';
import type { World } from '../../platform/world.ts';
import { actionItemPolicy } from './action-items.policy.ts';
import { standingOf } from './action-items.presenter.ts';
import { actOfProgress } from './action-items.rules.ts';
import { actionItemStore, type ItemRow } from './action-items.store.ts';
import { completeItemChange } from './complete-item-change.ts';
import { recordItemChange } from './history/record-item-change.ts';
import { itemMailStore } from './mails/item-mails.store.ts';
import { requireItem } from './require-item.ts';

export function updateItemState(
  world: Pick<World, 'bus' | 'clock' | 'hub' | 'newId'>,
  scope: CompanyScope,
  { itemId, version, state }: BodyOf<typeof route> & { readonly itemId: string },
): Promise<ActionItem> {
  return scope.transaction(async (tx) => {
    const row = await requireItem(tx, itemId);
    demand(actionItemPolicy.progress(standingOf(row, tx.actor.userId)));
    const moved = await actionItemStore.progress(tx.db, itemId, version, state, world.clock.now());
    if (!moved) throw new Failure('version_stale');
    const act = actOfProgress(row.state, state);
    const { companyId } = await tx.entry();
    if (act) await recordItemChange(world, tx, { companyId, itemId, act, by: tx.actor.userId });
    if (row.asked_at !== null && state === 'done')
      await world.bus.emit(tx, 'action-items.extension-ended', { itemId });
    if (act === 'completed') await emitDone(world, tx, row, companyId);
    if (act === 'reopened') await world.bus.emit(tx, 'action-items.reopened', { itemId });
    return completeItemChange(world, tx, itemId);
  });
}

async function emitDone(
  world: Pick<World, 'bus'>,
  tx: CompanyScope,
  { id: itemId, title, assignee_id: assigneeId, meeting_id: meetingId, ...row }: ItemRow,
  companyId: string,
): Promise<void> {
  const readerId = await itemMailStore.firstActive(tx.db, [row.created_by, row.leader_id]);
  await world.bus.emit(tx, 'action-items.done', {
    ...{ companyId, itemId, title, assigneeId, meetingId },
    ...{ doneBy: tx.actor.userId, readerId },
  });
}
