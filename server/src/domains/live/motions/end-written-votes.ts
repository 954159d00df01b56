import type { Scope } from '../../../platform/database/scope.ts';
import type { World } from '../../../platform/world.ts';
import { endWrittenVote } from './end-written-vote.ts';
import { motionStateOf } from './motion.rules.ts';
import { motionStore } from './motions.store.ts';

/** Of a meeting that is called off nobody is asked for an opinion any more. */
export async function endWrittenVotes(
  world: Pick<World, 'bus' | 'clock'>,
  tx: Scope,
  meetingId: string,
): Promise<void> {
  const now = world.clock.now();
  for (const whole of await motionStore.list(tx.db, meetingId))
    if (motionStateOf(whole.motion, now) === 'open') await endWrittenVote(world, tx, whole);
}
