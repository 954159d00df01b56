import { demand, Failure } from '@hopgon/contract/failure';
import type { CompanyScope } from '../../platform/tenancy/scopes.ts';
import { type PollStanding, pollPolicy } from './polls.policy.ts';
import { type PollRow, pollStore } from './polls.store.ts';

export const standingIn = (poll: PollRow, userId: string): PollStanding => ({
  isCreator: poll.created_by === userId,
  isAsked: poll.voters.some((voter) => voter.user_id === userId),
});

/** The poll, when the caller may do that with it. */
export async function requirePoll(
  scope: CompanyScope,
  pollId: string,
  act: keyof typeof pollPolicy,
): Promise<PollRow> {
  const poll = await pollStore.find(scope.db, pollId);
  if (!poll) throw new Failure('poll_not_found');
  demand(pollPolicy[act](standingIn(poll, scope.actor.userId)));
  return poll;
}

/** The same to change it: nobody else does until the transaction ends. */
export async function requireLockedPoll(
  tx: CompanyScope,
  pollId: string,
  act: keyof typeof pollPolicy,
): Promise<PollRow> {
  await pollStore.lock(tx.db, pollId);
  return requirePoll(tx, pollId, act);
}
