import type { Meeting } from '@hopgon/contract/meetings/schemas';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { presentMeeting } from '../meetings.presenter.ts';
import { requireMeetingRow } from './require-meeting-row.ts';

/** One meeting with its people and what the caller may do with it. */
export async function readMeeting(
  world: Pick<World, 'clock'>,
  scope: CompanyScope,
  meetingId: string,
): Promise<Meeting> {
  const meeting = await requireMeetingRow(scope, meetingId, 'view');
  return presentMeeting(meeting, scope.actor.userId, world.clock.now());
}
