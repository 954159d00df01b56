import { Failure } from '@hopgon/contract/failure';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { completeItemChange } from '../complete-item-change.ts';
import { requireItem } from '../require-item.ts';
import { itemCommentStore } from './item-comments.store.ts';

/** Deletes a comment of the caller. */
export function deleteItemComment(
  world: Pick<World, 'bus' | 'clock' | 'hub'>,
  scope: CompanyScope,
  { itemId, itemCommentId: id }: { readonly itemId: string; readonly itemCommentId: string },
): Promise<Record<string, never>> {
  return scope.transaction(async (tx) => {
    await requireItem(tx, itemId);
    const removed = await itemCommentStore.removeOwn(tx.db, { itemId, id, authorId: tx.actor.userId });
    if (!removed) throw new Failure('item_comment_not_found');
    await world.bus.emit(tx, 'action-items.comment-deleted', { commentId: id });
    await completeItemChange(world, tx, itemId);
    return {};
  });
}
