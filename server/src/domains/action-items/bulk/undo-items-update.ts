import type { undoItemsUpdate as route } from '@hopgon/contract/action-items/follow-ups/routes';
import { Failure } from '@hopgon/contract/failure';
import type { ReplyOf } from '@hopgon/contract/route';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { restoreEditedItems } from '../edits/restore-edited-items.ts';

/** Undoes a change of several items by the caller, as far as nothing has changed them since and the caller still may. */
export function undoItemsUpdate(
  world: Pick<World, 'bus' | 'clock' | 'hub' | 'newId'>,
  scope: CompanyScope,
  editId: string,
): Promise<ReplyOf<typeof route>> {
  return scope.transaction(async (tx) => {
    const restored = await restoreEditedItems(world, tx, editId, 'edit');
    if (restored.length === 0) throw new Failure('items_changed_since');
    return { restored };
  });
}
