import { Failure } from '@hopgon/contract/failure';
import { reasonOutside } from '@hopgon/contract/meetings/closed-title';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { recordChange } from '../history/record-change.ts';
import { sendMeetingMails } from '../invitations/send-meeting-mails.ts';
import { buildMeetingNews } from './build-meeting-news.ts';
import { lockMeetingRow } from './lock-meeting-row.ts';
import { type Leaving, mailsLeaveAt } from './meetings.rules.ts';
import { findWritten, meetingStore } from './meetings.store.ts';
import { notifyMeetingViewers } from './notify-meeting-viewers.ts';

interface Cancelling extends Leaving {
  /** What the caller takes it for. */
  readonly isDraft?: boolean | undefined;
  /** The version that the caller saw. */
  readonly version?: number | undefined;
}

/**
 * Cancels a meeting and notifies its people, by mail when `leaving` says; it stays readable with the actor and the
 * reason. A draft is deleted.
 */
export async function cancelMeeting(
  world: Pick<World, 'bus' | 'clock' | 'config' | 'hub' | 'newId'>,
  scope: CompanyScope,
  meetingId: string,
  reason: string,
  { isDraft, version, ...leaving }: Cancelling = {},
): Promise<Record<string, never>> {
  const actorId = scope.actor.userId;
  await scope.transaction(async (tx) => {
    const before = await lockMeetingRow(tx, meetingId, 'edit');
    // Somebody who deletes a draft does not mean to call off a meeting that people know of.
    if (isDraft !== undefined && isDraft !== before.is_draft) throw new Failure('version_stale');
    if (before.cancelled_at) throw new Failure('meeting_cancelled');
    if (version !== undefined && version !== before.version) throw new Failure('version_stale');
    if (before.is_draft) {
      await meetingStore.remove(tx.db, [meetingId]);
      return notifyMeetingViewers(world, tx, before);
    }
    const cancelled = await meetingStore.cancel(tx.db, meetingId, {
      userId: actorId,
      reason,
      now: world.clock.now(),
    });
    if (!cancelled) throw new Failure('meeting_cancelled');
    const meeting = await findWritten(tx.db, meetingId);
    await recordChange(world, tx, meeting, { kind: 'cancelled', by: actorId });
    await world.bus.emit(tx, 'meetings.cancelled', {
      ...buildMeetingNews(meeting, actorId),
      reason: reasonOutside(meeting, reason),
    });
    await sendMeetingMails(world, tx, meeting, {
      actorId,
      occasion: { kind: 'cancelled', reason: reasonOutside(meeting, reason) },
      sendAfter: mailsLeaveAt(leaving, world.clock.now()),
    });
    notifyMeetingViewers(world, tx, meeting);
  });
  return {};
}
