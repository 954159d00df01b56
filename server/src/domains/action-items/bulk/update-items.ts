import type { updateItems as route } from '@hopgon/contract/action-items/follow-ups/routes';
import type { BodyOf, ReplyOf } from '@hopgon/contract/route';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { actionItemPolicy } from '../action-items.policy.ts';
import { standingOf } from '../action-items.presenter.ts';
import { actionItemStore } from '../action-items.store.ts';
import { requireAssignee } from '../require-assignee.ts';
import { updateActionItem } from '../update-action-item.ts';
import { bulkEditStore } from './bulk-edits.store.ts';

/** Changes several items alike; what the caller may not edit, or has not read as it is now, is left out. */
export function updateItems(
  world: Pick<World, 'bus' | 'clock' | 'hub' | 'newId'>,
  scope: CompanyScope,
  { items, change }: BodyOf<typeof route>,
): Promise<ReplyOf<typeof route>> {
  return scope.transaction(async (tx) => {
    const { userId: editorId } = tx.actor;
    const editId = world.newId();
    if (change.assigneeId) await requireAssignee(tx, change.assigneeId, null);
    const updated: string[] = [];
    for (const [itemId, version] of new Map(items.map(({ id, version }) => [id, version]))) {
      const row = await actionItemStore.find(tx.db, editorId, itemId);
      if (row?.version !== version || !mayEdit(standingOf(row, editorId))) continue;
      await bulkEditStore.keepBefore(tx.db, itemId, { editId, editorId });
      await updateActionItem(world, tx, { itemId, version, ...change });
      updated.push(itemId);
    }
    return { editId: updated.length > 0 ? editId : null, updated };
  });
}

const mayEdit = (standing: Parameters<typeof actionItemPolicy.edit>[0]): boolean =>
  actionItemPolicy.view(standing) === null && actionItemPolicy.edit(standing) === null;
