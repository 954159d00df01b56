import { demand, Failure } from '@hopgon/contract/failure';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import { pollPolicy, pollStandingOf } from './polls.policy.ts';
import { type PollRow, pollStore } from './polls.store.ts';

/** The poll, when the caller may do that with it. */
export async function requirePoll(
  scope: CompanyScope,
  pollId: string,
  act: keyof typeof pollPolicy,
): Promise<PollRow> {
  const poll = await pollStore.find(scope.db, pollId);
  if (!poll) throw new Failure('poll_not_found');
  demand(pollPolicy[act](pollStandingOf(poll, scope.actor.userId)));
  return poll;
}
