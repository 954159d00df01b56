import type { Scope } from '../../../platform/database/scope.ts';
import type { World } from '../../../platform/world.ts';
import { motionStore } from './motions.store.ts';
import { notifyWrittenVote } from './notify-written-vote.ts';

/** Of a meeting that takes place after all people are asked again for the opinions they have not given. */
export async function reopenWrittenVotes(
  world: Pick<World, 'bus' | 'clock' | 'config' | 'newId'>,
  tx: Scope,
  meetingId: string,
): Promise<void> {
  for (const whole of await motionStore.list(tx.db, meetingId))
    if (whole.motion.way === 'written')
      await notifyWrittenVote(world, tx, { meetingId, whole, actorId: whole.motion.opened_by });
}
