import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { editStore } from './edits.store.ts';

/** Changes items so that the caller can undo it as one, by the id that comes back. */
export function recordEdit(
  world: Pick<World, 'newId'>,
  scope: CompanyScope,
  itemIds: readonly string[],
  change: (tx: CompanyScope) => Promise<void>,
): Promise<string> {
  return scope.transaction(async (tx) => {
    const editId = world.newId();
    await editStore.saveBefore(tx.db, itemIds, { editId, editorId: tx.actor.userId });
    await change(tx);
    await editStore.saveAfter(tx.db, editId);
    return editId;
  });
}
