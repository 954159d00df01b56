import { Failure } from '@hopgon/contract/failure';
import type { Motion } from '@hopgon/contract/live/motions/schemas';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { lockLiveMeeting } from '../course/lock-live-meeting.ts';
import { completeMotion } from './complete-motion.ts';
import { endWrittenVote } from './end-written-vote.ts';
import { motionStateOf } from './motion.rules.ts';
import { motionStore } from './motions.store.ts';
import { requireMotion } from './require-motion.ts';

/** Calls off a vote that is open; it has no result. */
export function cancelMotion(
  world: Pick<World, 'bus' | 'clock' | 'hub'>,
  scope: CompanyScope,
  { meetingId, motionId }: { readonly meetingId: string; readonly motionId: string },
): Promise<Motion> {
  return scope.transaction(async (tx) => {
    const locked = await lockLiveMeeting(world, tx, { meetingId });
    const whole = await requireMotion(tx, meetingId, motionId);
    const now = world.clock.now();
    if (motionStateOf(whole.motion, now) !== 'open') throw new Failure('motion_closed');
    await motionStore.update(tx.db, motionId, { cancelled_by: tx.actor.userId, cancelled_at: now });
    await endWrittenVote(world, tx, whole);
    return completeMotion(world, tx, locked, motionId);
  });
}
