import { demand } from '@hopgon/contract/failure';
import type { Motion, MotionChoice } from '@hopgon/contract/live/motions/schemas';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { lockLiveMeeting } from '../course/lock-live-meeting.ts';
import { limitBallots } from '../live.limits.ts';
import { livePolicy } from '../live.policy.ts';
import { ballotWayOf, castRefusal } from './ballot.policy.ts';
import { ballotStandingOf } from './ballot-standing.rules.ts';
import { completeMotion } from './complete-motion.ts';
import { motionStandingOf } from './motion-standing.rules.ts';
import { motionStore } from './motions.store.ts';
import './motions.events.ts';
import { readMotionViewer } from './read-motion-viewer.ts';
import { requireMotion } from './require-motion.ts';
import { waitingBallots } from './waiting-ballots.rules.ts';

interface Cast {
  readonly meetingId: string;
  readonly motionId: string;
  readonly choice: MotionChoice;
  /** Whose ballot it is; the caller's own when not given. */
  readonly userId?: string | undefined;
}

/** Casts a ballot. The meeting is held meanwhile, so none comes in after its vote has closed. */
export async function voteOnMotion(
  world: Pick<World, 'bus' | 'clock' | 'hub' | 'limiter'>,
  scope: CompanyScope,
  { meetingId, motionId, choice, userId = scope.actor.userId }: Cast,
): Promise<Motion> {
  await limitBallots(world.limiter, scope.actor.userId);
  return scope.transaction(async (tx) => {
    const locked = await lockLiveMeeting(world, tx, { meetingId, right: livePolicy.enter });
    const whole = await requireMotion(tx, meetingId, motionId);
    const viewer = await readMotionViewer(world, tx, locked);
    const { state } = motionStandingOf(whole, viewer.people, viewer.now);
    const standing = ballotStandingOf(whole, { state }, { viewer, userId });
    demand(castRefusal(standing));
    const way = ballotWayOf(standing);
    const cast = { companyId: locked.key.companyId, motionId, userId };
    if (whole.motion.is_secret) await motionStore.castSecret(tx.db, cast, choice);
    else if (way)
      await motionStore.castOpen(tx.db, cast, { choice, way, cast_by: viewer.userId }, viewer.now);
    // Who votes for others too is asked until the last ballot.
    const others = waitingBallots(whole, viewer.userId).filter((voterId) => voterId !== userId);
    if (whole.motion.way === 'written' && others.length === 0) {
      const { companyId } = locked.key;
      const userIds = [viewer.userId];
      await world.bus.emit(tx, 'motions.written-answered', { companyId, meetingId, motionId, userIds });
    }
    return completeMotion(world, tx, locked, motionId);
  });
}
