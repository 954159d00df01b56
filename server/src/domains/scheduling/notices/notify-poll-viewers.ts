import { memberIdsOf } from './poll-news.presenter.ts';
import '../scheduling.events.ts';
import type { Scope } from '../../../platform/database/scope.ts';
import type { World } from '../../../platform/world.ts';
import type { PollRow } from '../polls/polls.store.ts';

/** Wakes the screens of everyone who may see the poll, once the change is committed. */
export function notifyPollViewers(world: Pick<World, 'hub'>, scope: Scope, poll: PollRow): void {
  const userIds = [...new Set([poll.created_by, ...memberIdsOf(poll)])];
  scope.afterCommit(() => world.hub.wake({ companyId: poll.company_id, topics: ['polls'], userIds }));
}
