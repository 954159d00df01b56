import { Failure } from '@hopgon/contract/failure';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { restoreEditedItems } from './restore-edited-items.ts';

/** Undoes what the caller changed of an item a moment ago, while nobody has changed it since. */
export function undoItemEdit(
  world: Pick<World, 'bus' | 'clock' | 'hub' | 'newId'>,
  scope: CompanyScope,
  editId: string,
): Promise<void> {
  return scope.transaction(async (tx) => {
    const restored = await restoreEditedItems(world, tx, editId, 'restore');
    if (restored.length === 0) throw new Failure('undo_too_late');
  });
}
