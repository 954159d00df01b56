import type { MinutesComment } from '@hopgon/contract/minutes/remarks/schemas';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import { type EditionParams, requireMinutes } from '../document/require-minutes.ts';
import { type MinutesStanding, minutesPolicy } from '../minutes.policy.ts';
import { commentPolicy } from './comments.policy.ts';
import { presentComment } from './comments.presenter.ts';
import { type CommentRow, commentStore } from './comments.store.ts';

/** The comments on minutes, oldest first. */
export function listMinutesComments(
  scope: CompanyScope,
  { meetingId, edition }: EditionParams,
): Promise<{ comments: MinutesComment[] }> {
  return scope.transaction(async (tx) => {
    const { row, standing } = await requireMinutes(tx, { meetingId, edition, right: minutesPolicy.view });
    const comments = await commentStore.list(tx.db, row.id);
    return {
      comments: comments.map((comment) =>
        presentComment(comment, mayResolve(comment, standing, tx.actor.userId)),
      ),
    };
  });
}

const mayResolve = (comment: CommentRow, standing: MinutesStanding, userId: string): boolean =>
  commentPolicy.resolve({
    ...standing,
    isAuthor: comment.author_id === userId,
    isAssignee: comment.assignee_id === userId,
  }) === null;
