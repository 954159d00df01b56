import type { ItemComment } from '@hopgon/contract/action-items/comments/schemas';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import { requireItem } from '../require-item.ts';
import { presentComment } from './item-comments.presenter.ts';
import { itemCommentStore } from './item-comments.store.ts';

export async function listItemComments(
  scope: CompanyScope,
  itemId: string,
): Promise<{ comments: ItemComment[] }> {
  await requireItem(scope, itemId);
  const rows = await itemCommentStore.list(scope.db, itemId);
  return { comments: rows.map((row) => presentComment(row, scope.actor.userId)) };
}
