import '../scheduling.events.ts';
import type { Scope } from '../../../platform/database/scope.ts';
import type { World } from '../../../platform/world.ts';
import { pollStatus } from '../polls/polls.rules.ts';
import { pollStore } from '../polls/polls.store.ts';
import { notifyPollViewers } from './notify-poll-viewers.ts';
import { presentPollProgress } from './poll-news.presenter.ts';

/** Notifies the creators of polls in which everybody has voted now that this person, who had not, left the company. */
export async function notifyCompletedPolls(
  world: Pick<World, 'bus' | 'clock' | 'hub'>,
  scope: Scope,
  userId: string,
): Promise<void> {
  for (const pollId of await pollStore.listAwaiting(scope.db, userId)) {
    await pollStore.lock(scope.db, pollId);
    const poll = await pollStore.find(scope.db, pollId);
    if (!poll || pollStatus(poll, world.clock.now()) !== 'open') continue;
    const progress = presentPollProgress(poll);
    if (progress.voted > 0 && progress.voted === progress.asked)
      await world.bus.emit(scope, 'polls.complete', progress);
    notifyPollViewers(world, scope, poll);
  }
}
