import './scheduling.events.ts';
import { Failure } from '@hopgon/contract/failure';
import type { Scope } from '../../platform/database/scope.ts';
import type { CompanyScope } from '../../platform/tenancy/scopes.ts';
import type { World } from '../../platform/world.ts';
import { mailPoll } from './mail-poll.ts';
import { newsOfPoll, wakePoll } from './poll-news.ts';
import { isUndecided } from './polls.rules.ts';
import { type PollRow, pollStore } from './polls.store.ts';
import { requireLockedPoll } from './require-poll.ts';

type CancelWorld = Pick<World, 'bus' | 'clock' | 'config' | 'hub' | 'newId'>;

/** Calls a poll off; those asked hear of it. */
export async function cancelPoll(
  world: CancelWorld,
  scope: CompanyScope,
  pollId: string,
  reason: string,
): Promise<Record<string, never>> {
  return scope.transaction(async (tx) => {
    const poll = await requireLockedPoll(tx, pollId, 'manage');
    if (!isUndecided(poll, world.clock.now())) throw new Failure('poll_closed');
    await callOff(world, tx, poll, reason);
    return {};
  });
}

/** Whoever leaves the company leaves no open question behind. */
export async function cancelPollsOf(world: CancelWorld, scope: Scope, userId: string): Promise<void> {
  for (const pollId of await pollStore.listUndecidedOf(scope.db, userId)) {
    await pollStore.lock(scope.db, pollId);
    const poll = await pollStore.find(scope.db, pollId);
    if (poll && isUndecided(poll, world.clock.now()))
      await callOff(world, scope, poll, 'Người hỏi không còn trong công ty.');
  }
}

async function callOff(world: CancelWorld, tx: Scope, poll: PollRow, reason: string): Promise<void> {
  const now = world.clock.now();
  await pollStore.update(tx.db, { id: poll.id, now }, { cancelled_at: now, cancelled_reason: reason });
  await world.bus.emit(tx, 'polls.cancelled', { ...newsOfPoll(poll), reason });
  await mailPoll(world, tx, poll, { kind: 'cancelled', reason });
  wakePoll(world, tx, poll);
}
