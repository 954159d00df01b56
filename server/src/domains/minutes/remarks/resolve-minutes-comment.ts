import { demand, Failure } from '@hopgon/contract/failure';
import type { MinutesComment } from '@hopgon/contract/minutes/remarks/schemas';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { notifyViewers } from '../../meetings/core/notify-viewers.ts';
import { requireMinutes } from '../document/require-minutes.ts';
import { minutesPolicy } from '../minutes.policy.ts';
import { commentPolicy } from './comments.policy.ts';
import { presentComment } from './comments.presenter.ts';
import { commentStore } from './comments.store.ts';

interface Resolved {
  readonly meetingId: string;
  readonly minutesCommentId: string;
  readonly resolved: boolean;
}

/** Resolves a comment, or opens it again. */
export function resolveMinutesComment(
  world: Pick<World, 'bus' | 'clock' | 'hub'>,
  scope: CompanyScope,
  { meetingId, minutesCommentId, resolved }: Resolved,
): Promise<MinutesComment> {
  return scope.transaction(async (tx) => {
    const { row, standing } = await requireMinutes(tx, { meetingId, right: minutesPolicy.view, lock: true });
    const before = await commentStore.find(tx.db, row.id, minutesCommentId);
    if (!before) throw new Failure('minutes_comment_not_found');
    const { userId } = tx.actor;
    demand(
      commentPolicy.resolve({
        ...standing,
        isAuthor: before.author_id === userId,
        isAssignee: before.assignee_id === userId,
      }),
    );
    const by = resolved ? { by: userId, at: world.clock.now() } : null;
    await commentStore.setResolved(tx.db, row.id, before.id, by);
    const news = { companyId: row.company_id, meetingId, commentId: before.id, actorId: userId };
    if (resolved) await world.bus.emit(tx, 'minutes.comment-resolved', news);
    await notifyViewers(world, tx, { companyId: row.company_id, meetingId, topics: ['minutes'] });
    const comment = await commentStore.find(tx.db, row.id, before.id);
    if (!comment) throw new Failure('minutes_comment_not_found');
    return presentComment(comment, true);
  });
}
