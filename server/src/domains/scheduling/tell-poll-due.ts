import './scheduling.events.ts';
import type { JobScope } from '../../platform/tenancy/scopes.ts';
import type { World } from '../../platform/world.ts';
import { progressOf, wakePoll } from './poll-news.ts';
import { isUndecided } from './polls.rules.ts';
import { pollStore } from './polls.store.ts';
import { pollDue } from './scheduling.jobs.ts';

/** The queue goes by the database's clock, which may be a little ahead of ours. */
const clocksDiffer = 5 * 60_000;

type DueWorld = Pick<World, 'bus' | 'clock' | 'hub'>;

/** Tells whoever asked that the time to vote is over, once, unless the poll was decided or its deadline moved. */
export async function tellPollDue(world: DueWorld, scope: JobScope, pollId: string): Promise<void> {
  await scope.transaction(async (tx) => {
    await pollStore.lock(tx.db, pollId);
    const poll = await pollStore.find(tx.db, pollId);
    const now = world.clock.now();
    if (!poll || poll.due_told_at || !isUndecided(poll, now)) return;
    if (poll.deadline.getTime() - now.getTime() > clocksDiffer) return;
    await pollStore.markDueTold(tx.db, { id: pollId, now });
    await world.bus.emit(tx, 'polls.due', progressOf(poll));
    wakePoll(world, tx, poll);
  });
}

/** Takes on what polls queue for their deadlines. */
export const takePollDeadlines = (world: DueWorld & Pick<World, 'jobs'>): void =>
  world.jobs.define(pollDue, (scope, { pollId }) => tellPollDue(world, scope, pollId));
