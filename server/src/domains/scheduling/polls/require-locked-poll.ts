import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { pollPolicy } from './polls.policy.ts';
import { type PollRow, pollStore } from './polls.store.ts';
import { requirePoll } from './require-poll.ts';

/** The same to change it: nobody else does until the transaction ends. */
export async function requireLockedPoll(
  tx: CompanyScope,
  pollId: string,
  act: keyof typeof pollPolicy,
): Promise<PollRow> {
  await pollStore.lock(tx.db, pollId);
  return requirePoll(tx, pollId, act);
}
