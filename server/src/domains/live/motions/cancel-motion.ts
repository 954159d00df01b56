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

interface Cancelled {
  readonly meetingId: string;
  readonly motionId: string;
  readonly reason: string;
}

/** Cancels a vote: an open one has no result; a closed one keeps it on record with the reason, and no minutes count it. */
export function cancelMotion(
  world: Pick<World, 'bus' | 'clock' | 'hub'>,
  scope: CompanyScope,
  { meetingId, motionId, reason }: Cancelled,
): Promise<Motion> {
  return scope.transaction(async (tx) => {
    const locked = await lockLiveMeeting(world, tx, { meetingId });
    const whole = await requireMotion(tx, meetingId, motionId);
    const now = world.clock.now();
    const state = motionStateOf(whole.motion, now);
    if (state === 'cancelled') throw new Failure('motion_cancelled');
    if (state === 'closed' && reason === '') throw new Failure('motion_reason_missing');
    await motionStore.update(tx.db, motionId, {
      ...{ cancelled_by: tx.actor.userId, cancelled_at: now, cancelled_reason: reason },
    });
    if (state === 'open') await endWrittenVote(world, tx, whole);
    return completeMotion(world, tx, locked, motionId);
  });
}
