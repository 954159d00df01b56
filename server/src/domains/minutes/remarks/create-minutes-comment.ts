import { Failure } from '@hopgon/contract/failure';
import type { createMinutesComment as route } from '@hopgon/contract/minutes/remarks/routes';
import { type MinutesComment, mostMinutesComments } from '@hopgon/contract/minutes/remarks/schemas';
import type { BodyOf } from '@hopgon/contract/route';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { mayEditMeeting } from '../../meetings/core/may-edit-meeting.ts';
import { notifyViewers } from '../../meetings/core/notify-viewers.ts';
import { requireMembers } from '../../meetings/people/require-members.ts';
import { type EditionParams, type RequiredMinutes, requireMinutes } from '../document/require-minutes.ts';
import { lineStore } from '../lines/lines.store.ts';
import { minutesPolicy } from '../minutes.policy.ts';
import { presentComment } from './comments.presenter.ts';
import { commentStore } from './comments.store.ts';

type Written = BodyOf<typeof route> & EditionParams;

/** Comments on minutes as a whole, or on one line of them. */
export function createMinutesComment(
  world: Pick<World, 'bus' | 'clock' | 'hub' | 'newId'>,
  scope: CompanyScope,
  { meetingId, edition, lineId, text, assigneeId }: Written,
): Promise<MinutesComment> {
  return scope.transaction(async (tx) => {
    const minutes = await requireMinutes(tx, {
      meetingId,
      edition,
      right: minutesPolicy.comment,
      lock: true,
    });
    const { row } = minutes;
    const line = lineId === null ? null : await lineStore.find(tx.db, row.id, lineId);
    if (lineId !== null && (!line || line.deleted_at !== null)) throw new Failure('minutes_line_not_found');
    if (assigneeId !== null) await requireAssignee(tx, minutes, assigneeId);
    if ((await commentStore.list(tx.db, row.id)).length >= mostMinutesComments)
      throw new Failure('minutes_comments_full');
    const id = world.newId();
    await commentStore.insert(tx.db, {
      ...{ company_id: row.company_id, minutes_id: row.id, id, line_id: lineId, text },
      ...{ author_id: tx.actor.userId, assignee_id: assigneeId, resolved_by: null, resolved_at: null },
      created_at: world.clock.now(),
    });
    if (assigneeId !== null) {
      const news = { companyId: row.company_id, meetingId, commentId: id, actorId: tx.actor.userId };
      await world.bus.emit(tx, 'minutes.comment-assigned', { ...news, assigneeId, text });
    }
    await notifyViewers(world, tx, { companyId: row.company_id, meetingId, topics: ['minutes'] });
    const comment = await commentStore.find(tx.db, row.id, id);
    if (!comment) throw new Error('a comment vanished inside its own transaction');
    return presentComment(comment, true);
  });
}

/** Only who could comment as well sees the comment. */
async function requireAssignee(
  tx: CompanyScope,
  { meeting, standing }: RequiredMinutes,
  userId: string,
): Promise<void> {
  await requireMembers(tx, [{ userId, role: 'attendee' }]);
  const refusal = minutesPolicy.comment({
    ...standing,
    isEditor: mayEditMeeting(userId, meeting),
    isParticipant: meeting.participants.some((person) => person.userId === userId),
  });
  if (refusal !== null) throw new Failure('assignee_may_not_comment');
}
