import type { CompanyScope } from '../../platform/tenancy/scopes.ts';
import type { World } from '../../platform/world.ts';
import { takeBackMeetings } from '../meetings/take-back-meetings.ts';
import { takeWhole } from './take-whole.ts';

/** Takes back a meeting the caller has just made, with the whole series it is of: nobody hears of it, or it is too late. */
export async function takeBackMeeting(
  world: Pick<World, 'bus' | 'clock' | 'hub'>,
  scope: CompanyScope,
  meetingId: string,
): Promise<Record<string, never>> {
  await takeWhole(scope, meetingId, (tx, ids) => takeBackMeetings(world, tx, ids));
  return {};
}
