import { Failure } from '@hopgon/contract/failure';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { noteChange } from '../history/meeting-history.ts';
import { sendMeetingMails } from '../invitations/send-meeting-mails.ts';
import { newsOf, wakeMeeting } from './meeting-news.ts';
import { findWritten, meetingStore } from './meetings.store.ts';
import { lockMeetingRow } from './require-meeting.ts';

/** Calls a meeting off; it stays readable with who did it and why, and its people hear of it. A draft is simply gone. */
export async function cancelMeeting(
  world: Pick<World, 'bus' | 'clock' | 'config' | 'hub' | 'newId'>,
  scope: CompanyScope,
  meetingId: string,
  reason: string,
): Promise<Record<string, never>> {
  const actorId = scope.actor.userId;
  await scope.transaction(async (tx) => {
    const before = await lockMeetingRow(tx, meetingId, 'edit');
    if (before.is_draft) {
      await meetingStore.remove(tx.db, [meetingId]);
      return wakeMeeting(world, tx, before);
    }
    const cancelled = await meetingStore.cancel(tx.db, meetingId, {
      userId: actorId,
      reason,
      now: world.clock.now(),
    });
    if (!cancelled) throw new Failure('meeting_cancelled');
    const meeting = await findWritten(tx.db, meetingId);
    await noteChange(world, tx, meeting, { kind: 'cancelled', by: actorId });
    await world.bus.emit(tx, 'meetings.cancelled', { ...newsOf(meeting, actorId), reason });
    await sendMeetingMails(world, tx, meeting, { actorId, occasion: { kind: 'cancelled', reason } });
    wakeMeeting(world, tx, meeting);
  });
  return {};
}
