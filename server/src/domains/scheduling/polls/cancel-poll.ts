import '../scheduling.events.ts';
import { Failure } from '@hopgon/contract/failure';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import { isUndecided } from './polls.rules.ts';
import { type CancelWorld, recordPollCancellation } from './record-poll-cancellation.ts';
import { requireLockedPoll } from './require-locked-poll.ts';

/** Cancels a poll and notifies its voters. */
export async function cancelPoll(
  world: CancelWorld,
  scope: CompanyScope,
  pollId: string,
  reason: string,
): Promise<Record<string, never>> {
  return scope.transaction(async (tx) => {
    const poll = await requireLockedPoll(tx, pollId, 'manage');
    if (!isUndecided(poll, world.clock.now())) throw new Failure('poll_closed');
    await recordPollCancellation(world, tx, poll, reason);
    return {};
  });
}
