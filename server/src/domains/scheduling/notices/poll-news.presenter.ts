import '../scheduling.events.ts';
import { listAskedVoters } from '../polls/polls.rules.ts';
import type { PollRow } from '../polls/polls.store.ts';
import type { PollNews, PollProgress } from '../scheduling.events.ts';

export const memberIdsOf = ({ voters }: PollRow): string[] =>
  voters.flatMap(({ user_id: userId }) => (userId === null ? [] : [userId]));

/** What listeners receive about a poll from its creator. */
export const presentPollNews = (poll: PollRow): PollNews => ({
  companyId: poll.company_id,
  pollId: poll.id,
  title: poll.title,
  actorId: poll.created_by,
  actorName: poll.creator_name,
  userIds: memberIdsOf(poll).filter((userId) => userId !== poll.created_by),
  deadline: poll.deadline,
  timeZone: poll.time_zone,
});

export function presentPollProgress(poll: PollRow): PollProgress {
  const asked = listAskedVoters(poll.voters);
  return {
    companyId: poll.company_id,
    pollId: poll.id,
    title: poll.title,
    ownerId: poll.created_by,
    voted: asked.filter((voter) => voter.voted_at !== null).length,
    asked: asked.length,
  };
}
