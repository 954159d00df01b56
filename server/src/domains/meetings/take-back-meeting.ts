import { demand } from '@hopgon/contract/failure';
import type { CompanyScope } from '../../platform/tenancy/scopes.ts';
import type { World } from '../../platform/world.ts';
import { takeBackRefusal } from './meetings.rules.ts';
import { lockMeetingRow } from './require-meeting.ts';
import { undoMeeting } from './undo-meeting.ts';

/** Takes back a meeting the caller has just made: whoever was invited never hears of it, or it is too late. */
export async function takeBackMeeting(
  world: Pick<World, 'bus' | 'clock' | 'hub'>,
  scope: CompanyScope,
  meetingId: string,
): Promise<Record<string, never>> {
  await scope.transaction(async (tx) => {
    const meeting = await lockMeetingRow(tx, meetingId, 'edit');
    demand(takeBackRefusal(meeting, tx.actor.userId, world.clock.now()));
    await undoMeeting(world, tx, meetingId);
  });
  return {};
}
