import { Failure } from '@hopgon/contract/failure';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { recordChange } from '../history/record-change.ts';
import { listClashRows } from '../time/list-clash-rows.ts';
import { rejectOverlaps } from '../time/reject-overlaps.ts';
import { lockMeetingRow } from './lock-meeting-row.ts';
import { takenUp } from './meetings.rules.ts';
import { findWritten, meetingStore } from './meetings.store.ts';
import { notifyMeetingViewers } from './notify-meeting-viewers.ts';

/**
 * Goes on with a meeting that was ended before its hour: it takes up its room and people again, which is refused where they
 * were booked meanwhile. After its hour there is nothing to take up.
 */
export async function reopenMeeting(
  world: Pick<World, 'clock' | 'hub' | 'newId'>,
  scope: CompanyScope,
  meetingId: string,
): Promise<void> {
  await scope.transaction(async (tx) => {
    const before = await lockMeetingRow(tx, meetingId, 'edit');
    const now = world.clock.now();
    if (before.ended_at === null || before.ends_at <= now) return;
    const { version, room_id: roomId, time_zone: timeZone } = before;
    const clashes = await listClashRows(tx, {
      ...{ roomId, timeZone, from: now, to: before.ends_at, exceptMeetingId: meetingId },
      userIds: takenUp(before.participants),
    });
    const isTaken = clashes.some((row) => row.subject_kind === 'room' || row.forbidden);
    if (isTaken) throw new Failure('live_time_taken');
    await rejectOverlaps(() =>
      meetingStore.update(tx.db, { id: meetingId, version, now, isNotified: false }, { ended_at: null }),
    );
    const meeting = await findWritten(tx.db, meetingId);
    await recordChange(world, tx, meeting, { kind: 'changed', by: tx.actor.userId });
    notifyMeetingViewers(world, tx, meeting);
  });
}
