import { Failure } from '@hopgon/contract/failure';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { lockMeetingRow } from '../core/lock-meeting-row.ts';
import { isUndoInTime } from '../core/meetings.rules.ts';
import { restoreMeeting } from './restore-meeting.ts';

/** Undoes a cancellation the caller has just made. */
export async function restoreOwnMeeting(
  world: Pick<World, 'bus' | 'clock' | 'hub' | 'newId'>,
  scope: CompanyScope,
  meetingId: string,
): Promise<Record<string, never>> {
  await scope.transaction(async (tx) => {
    const { cancelled_at: cancelledAt } = await lockMeetingRow(tx, meetingId, 'edit');
    if (!cancelledAt || !isUndoInTime(cancelledAt, world.clock.now())) throw new Failure('undo_too_late');
    await restoreMeeting(world, tx, meetingId);
  });
  return {};
}
