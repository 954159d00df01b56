import type { createItemComment as route } from '@hopgon/contract/action-items/comments/routes';
import type { ItemComment } from '@hopgon/contract/action-items/comments/schemas';
import { Failure } from '@hopgon/contract/failure';
import type { BodyOf } from '@hopgon/contract/route';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { actionItemPolicy } from '../action-items.policy.ts';
import { mayNamePeople, standingOf } from '../action-items.presenter.ts';
import { actionItemStore, type ItemRow } from '../action-items.store.ts';
import { completeItemChange } from '../complete-item-change.ts';
import { requireItem } from '../require-item.ts';
import { presentComment } from './item-comments.presenter.ts';
import { itemCommentStore, mostComments } from './item-comments.store.ts';

/** Says something about an item; nobody is named who may not see it. */
export function createItemComment(
  world: Pick<World, 'bus' | 'clock' | 'hub' | 'newId'>,
  scope: CompanyScope,
  { itemId, text, mentionedIds }: BodyOf<typeof route> & { readonly itemId: string },
): Promise<ItemComment> {
  return scope.transaction(async (tx) => {
    const { userId } = tx.actor;
    const row = await requireItem(tx, itemId);
    const mentioned = [...new Set(mentionedIds)];
    for (const id of mentioned)
      if (!(await mayName(tx, row, id))) throw new Failure('mentioned_may_not_view');
    if ((await itemCommentStore.count(tx.db, itemId)) >= mostComments)
      throw new Failure('item_comments_full');
    const { companyId } = await tx.entry();
    const id = world.newId();
    await itemCommentStore.insert(tx.db, {
      ...{ company_id: companyId, id, item_id: itemId, author_id: userId, text },
      ...{ mentioned_ids: mentioned, created_at: world.clock.now() },
    });
    await world.bus.emit(tx, 'action-items.commented', {
      ...{ companyId, itemId, title: row.title, assigneeId: row.assignee_id, meetingId: row.meeting_id },
      ...{ commentId: id, authorId: userId, givenBy: row.created_by, mentionedIds: mentioned, text },
    });
    await completeItemChange(world, tx, itemId);
    const comment = await itemCommentStore.find(tx.db, itemId, id);
    if (!comment) throw new Error('a comment was written but not found');
    return presentComment(comment, userId);
  });
}

/** A writer who may not view the meeting must not learn from the answer who is in it. */
async function mayName(tx: CompanyScope, item: ItemRow, personId: string): Promise<boolean> {
  if (!mayNamePeople(item) && personId !== item.assignee_id) return false;
  if (!(await actionItemStore.isActiveMember(tx.db, personId))) return false;
  const row = await actionItemStore.find(tx.db, personId, item.id);
  return row !== undefined && actionItemPolicy.view(standingOf(row, personId)) === null;
}
