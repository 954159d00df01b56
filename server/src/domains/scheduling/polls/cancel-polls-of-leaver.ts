import '../scheduling.events.ts';
import type { Scope } from '../../../platform/database/scope.ts';
import { isUndecided } from './polls.rules.ts';
import { pollStore } from './polls.store.ts';
import { type CancelWorld, recordPollCancellation } from './record-poll-cancellation.ts';

/** Cancels the open polls of a member who leaves the company. */
export async function cancelPollsOfLeaver(world: CancelWorld, scope: Scope, userId: string): Promise<void> {
  for (const pollId of await pollStore.listUndecidedOf(scope.db, userId)) {
    await pollStore.lock(scope.db, pollId);
    const poll = await pollStore.find(scope.db, pollId);
    if (poll && isUndecided(poll, world.clock.now()))
      await recordPollCancellation(world, scope, poll, 'Người hỏi không còn trong công ty.');
  }
}
