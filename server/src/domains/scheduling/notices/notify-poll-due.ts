import { clocksDiffer } from '../../../platform/clock/durations.rules.ts';
import type { World } from '../../../platform/world.ts';
import '../scheduling.events.ts';
import type { JobScope } from '../../../platform/tenancy/scopes.ts';
import { isUndecided } from '../polls/polls.rules.ts';
import { pollStore } from '../polls/polls.store.ts';
import { notifyPollViewers } from './notify-poll-viewers.ts';
import { presentPollProgress } from './poll-news.presenter.ts';

/** Notifies the creator once that the deadline has passed, unless the poll was decided or its deadline moved. */
export async function notifyPollDue(
  world: Pick<World, 'bus' | 'clock' | 'hub'>,
  scope: JobScope,
  pollId: string,
): Promise<void> {
  await scope.transaction(async (tx) => {
    await pollStore.lock(tx.db, pollId);
    const poll = await pollStore.find(tx.db, pollId);
    const now = world.clock.now();
    if (!poll || poll.due_notified_at || !isUndecided(poll, now)) return;
    if (poll.deadline.getTime() - now.getTime() > clocksDiffer) return;
    await pollStore.markDueNotified(tx.db, { id: pollId, now });
    await world.bus.emit(tx, 'polls.due', presentPollProgress(poll));
    notifyPollViewers(world, tx, poll);
  });
}
