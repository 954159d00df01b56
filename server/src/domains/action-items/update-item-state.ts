import type { updateItemState as route } from '@hopgon/contract/action-items/routes';
import type { ActionItem, ActionItemState } from '@hopgon/contract/action-items/schemas';
import { demand, Failure } from '@hopgon/contract/failure';
import type { BodyOf } from '@hopgon/contract/route';
import type { CompanyScope } from '../../platform/tenancy/scopes.ts';
import type { World } from '../../platform/world.ts';
import { actionItemPolicy } from './action-items.policy.ts';
import { standingOf } from './action-items.presenter.ts';
import { actOfProgress } from './action-items.rules.ts';
import { actionItemStore, type ItemRow } from './action-items.store.ts';
import { applyItemChange } from './apply-item-change.ts';
import { completeItemChange } from './complete-item-change.ts';
import { recordItemDifferences } from './history/record-item-differences.ts';
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
    if (row.version !== version) throw new Failure('version_stale');
    const act = actOfProgress(row.state, state);
    if (act === 'reopened') await world.bus.emit(tx, 'action-items.reopened', { itemId });
    if (act === 'reopened' && (await hasLeft(tx, row)))
      await applyItemChange(world, tx, itemId, { assigneeId: null });
    else await setState(world, tx, row, state);
    return completeItemChange(world, tx, itemId);
  });
}

/** Nobody would work on what is opened again in the name of somebody who left: it is proposed to nobody in particular. */
const hasLeft = async (tx: CompanyScope, { assignee_id: assigneeId }: ItemRow): Promise<boolean> =>
  assigneeId !== null && !(await actionItemStore.isActiveMember(tx.db, assigneeId));

async function setState(
  world: Pick<World, 'bus' | 'clock' | 'newId'>,
  tx: CompanyScope,
  row: ItemRow,
  state: ActionItemState,
): Promise<void> {
  const { id: itemId } = row;
  const moved = await actionItemStore.progress(tx.db, itemId, row.version, state, world.clock.now());
  if (!moved) throw new Failure('version_stale');
  const act = actOfProgress(row.state, state);
  const { companyId } = await tx.entry();
  const { userId: by } = tx.actor;
  if (act)
    await recordItemDifferences(world, tx, row, { companyId, by, cause: 'progress', recorded: { act, by } });
  if (row.asked_at !== null && state === 'done')
    await world.bus.emit(tx, 'action-items.extension-ended', { itemId });
  if (act === 'completed') await emitDone(world, tx, row, companyId);
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
