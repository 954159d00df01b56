import type { JobScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { isReminderDue } from './motion.rules.ts';
import { motionStore } from './motions.store.ts';
import { notifyWrittenVote } from './notify-written-vote.ts';

/** Reminds those who have not answered shortly before the deadline of a written vote. */
export async function notifyWrittenVoteDue(
  world: Pick<World, 'bus' | 'clock' | 'config' | 'newId'>,
  scope: JobScope,
  { meetingId, motionId }: { readonly meetingId: string; readonly motionId: string },
): Promise<void> {
  await scope.transaction(async (tx) => {
    const whole = await motionStore.find(tx.db, meetingId, motionId);
    if (!whole || whole.motion.deadline === null) return;
    const { opened_at: openedAt, deadline } = whole.motion;
    if (!isReminderDue(openedAt, deadline, world.clock.now())) return;
    // A job that ran and was not marked done runs again.
    if (!(await motionStore.claimReminder(tx.db, motionId, world.clock.now()))) return;
    await notifyWrittenVote(world, tx, { meetingId, whole, actorId: null });
  });
}
