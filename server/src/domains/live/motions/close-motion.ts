import { Failure } from '@hopgon/contract/failure';
import type { Motion } from '@hopgon/contract/live/motions/schemas';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { isThereAt } from '../attendance/attendance.rules.ts';
import { lockLiveMeeting } from '../course/lock-live-meeting.ts';
import { completeMotion } from './complete-motion.ts';
import { endWrittenVote } from './end-written-vote.ts';
import { motionStandingOf } from './motion-standing.rules.ts';
import { motionStore } from './motions.store.ts';
import { readMotionViewer } from './read-motion-viewer.ts';
import { requireMotion } from './require-motion.ts';

/** Closes a vote: who attended is written down, and no later correction of attendance changes its result. */
export function closeMotion(
  world: Pick<World, 'bus' | 'clock' | 'hub'>,
  scope: CompanyScope,
  { meetingId, motionId }: { readonly meetingId: string; readonly motionId: string },
): Promise<Motion> {
  return scope.transaction(async (tx) => {
    const locked = await lockLiveMeeting(world, tx, { meetingId });
    const whole = await requireMotion(tx, meetingId, motionId);
    const { people, now, userId } = await readMotionViewer(world, tx, locked);
    const { state, attendingIds } = motionStandingOf(whole, people, now);
    if (state !== 'open') throw new Failure('motion_closed');
    const isWritten = whole.motion.way === 'written';
    await motionStore.saveAttending(tx.db, motionId, [...attendingIds]);
    await motionStore.update(tx.db, motionId, {
      closed_by: userId,
      closed_at: now,
      present_count: isWritten ? null : people.filter((person) => isThereAt(person, now)).length,
    });
    await endWrittenVote(world, tx, whole);
    return completeMotion(world, tx, locked, motionId);
  });
}
