import { demand, Failure } from '@hopgon/contract/failure';
import type { BodyOf } from '@hopgon/contract/route';
import type { movePollDeadline as route } from '@hopgon/contract/scheduling/routes';
import type { Poll } from '@hopgon/contract/scheduling/schemas';
import type { CompanyScope } from '../../platform/tenancy/scopes.ts';
import type { World } from '../../platform/world.ts';
import { wakePoll } from './poll-news.ts';
import { presentPoll } from './polls.presenter.ts';
import { deadlineRefusal, isUndecided } from './polls.rules.ts';
import { pollStore } from './polls.store.ts';
import { requireLockedPoll, requirePoll } from './require-poll.ts';
import { pollDue } from './scheduling.jobs.ts';

/** Gives people more time to vote, or less. */
export async function movePollDeadline(
  world: Pick<World, 'clock' | 'hub' | 'jobs'>,
  scope: CompanyScope,
  pollId: string,
  { version, deadline: wanted }: BodyOf<typeof route>,
): Promise<Poll> {
  const now = world.clock.now();
  const deadline = new Date(wanted);
  return scope.transaction(async (tx) => {
    const poll = await requireLockedPoll(tx, pollId, 'manage');
    if (!isUndecided(poll, now)) throw new Failure('poll_closed');
    if (poll.version !== version) throw new Failure('version_stale');
    demand(deadlineRefusal({ starts: poll.slots.map((slot) => new Date(slot.starts_at)), deadline }, now));
    await pollStore.update(tx.db, { id: pollId, now }, { deadline, due_told_at: null });
    await world.jobs.send(tx, pollDue, poll.company_id, { pollId }, { startAfter: deadline });
    const after = await requirePoll(tx, pollId, 'view');
    wakePoll(world, tx, after);
    return presentPoll(after, scope.actor.userId, now);
  });
}
