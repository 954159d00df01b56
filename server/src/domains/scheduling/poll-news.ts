import './scheduling.events.ts';
import type { Scope } from '../../platform/database/scope.ts';
import type { World } from '../../platform/world.ts';
import type { PollRow } from './polls.store.ts';
import type { PollNews, PollProgress } from './scheduling.events.ts';

const memberIds = ({ voters }: PollRow): string[] =>
  voters.flatMap(({ user_id: userId }) => (userId === null ? [] : [userId]));

/** What listeners are told of a poll by whoever asked in it. */
export const newsOfPoll = (poll: PollRow): PollNews => ({
  companyId: poll.company_id,
  pollId: poll.id,
  title: poll.title,
  actorId: poll.created_by,
  actorName: poll.creator_name,
  userIds: memberIds(poll).filter((userId) => userId !== poll.created_by),
});

export const progressOf = (poll: PollRow): PollProgress => ({
  companyId: poll.company_id,
  pollId: poll.id,
  title: poll.title,
  ownerId: poll.created_by,
  voted: poll.voters.filter((voter) => voter.voted_at !== null).length,
  asked: poll.voters.length,
});

/** Wakes the screens of everyone who may see the poll, once the change is committed. */
export function wakePoll(world: Pick<World, 'hub'>, scope: Scope, poll: PollRow): void {
  const userIds = [...new Set([poll.created_by, ...memberIds(poll)])];
  scope.afterCommit(() => world.hub.wake({ companyId: poll.company_id, topics: ['polls'], userIds }));
}
