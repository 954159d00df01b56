import type { JobScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { motionStore } from './motions.store.ts';
import { notifyWrittenVote } from './notify-written-vote.ts';

/** Reminds those who have not answered, once, before the deadline of a written vote. */
export async function remindWrittenVote(
  world: Pick<World, 'bus' | 'clock' | 'config' | 'newId'>,
  scope: JobScope,
  { meetingId, motionId }: { readonly meetingId: string; readonly motionId: string },
): Promise<void> {
  await scope.transaction(async (tx) => {
    const whole = await motionStore.find(tx.db, meetingId, motionId);
    if (whole) await notifyWrittenVote(world, tx, { meetingId, whole, actorId: null });
  });
}
