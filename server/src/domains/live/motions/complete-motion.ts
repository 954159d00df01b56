import type { Motion } from '@hopgon/contract/live/motions/schemas';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { notifyRoom } from '../course/notify-room.ts';
import type { RequiredLiveMeeting } from '../course/require-live-meeting.ts';
import { presentMotion } from './motions.presenter.ts';
import { readMotionViewer } from './read-motion-viewer.ts';
import { requireMotion } from './require-motion.ts';

/** After every change of a vote: the people of the meeting read it again, and the caller is answered with it. */
export async function completeMotion(
  world: Pick<World, 'clock' | 'hub'>,
  tx: CompanyScope,
  required: RequiredLiveMeeting,
  motionId: string,
): Promise<Motion> {
  notifyRoom(world, tx, required.meeting, ['motions']);
  const whole = await requireMotion(tx, required.meeting.id, motionId);
  return presentMotion(whole, await readMotionViewer(world, tx, required));
}
