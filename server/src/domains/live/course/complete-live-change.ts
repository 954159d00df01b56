import type { LiveMeeting } from '@hopgon/contract/live/schemas';
import type { WakeTopic } from '@hopgon/contract/system/routes';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { buildLiveMeeting } from './build-live-meeting.ts';
import { notifyRoom } from './notify-room.ts';
import type { RequiredLiveMeeting } from './require-live-meeting.ts';

/** After every change of the meeting as it is held: its people read it again, and the caller is answered with it. */
export function completeLiveChange(
  world: Pick<World, 'clock' | 'hub'>,
  tx: CompanyScope,
  required: RequiredLiveMeeting,
  topics: readonly WakeTopic[] = ['live'],
): Promise<LiveMeeting> {
  notifyRoom(world, tx, required.meeting, topics);
  return buildLiveMeeting(world, tx, required);
}
