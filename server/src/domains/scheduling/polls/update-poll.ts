import '../scheduling.events.ts';
import { demand, Failure } from '@hopgon/contract/failure';
import type { BodyOf } from '@hopgon/contract/route';
import type { updatePoll as route } from '@hopgon/contract/scheduling/routes';
import type { Poll } from '@hopgon/contract/scheduling/schemas';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { notifyPollViewers } from '../notices/notify-poll-viewers.ts';
import { presentPollNews } from '../notices/poll-news.presenter.ts';
import { sendPollChangeMails } from '../notices/send-poll-change-mails.ts';
import { pollDue } from '../scheduling.jobs.ts';
import { limitPollChanges } from '../scheduling.limits.ts';
import { compareSlots, type SlotChanges, updateRefusal } from './poll-times.rules.ts';
import { presentPoll } from './polls.presenter.ts';
import { isUndecided, votersInPart } from './polls.rules.ts';
import { type PollRow, pollStore } from './polls.store.ts';
import { requireLockedPoll } from './require-locked-poll.ts';
import { requirePoll } from './require-poll.ts';

type UpdateWorld = Pick<World, 'bus' | 'clock' | 'config' | 'hub' | 'jobs' | 'limiter' | 'newId'>;

/** Changes the times of a poll, its deadline, or both. Votes for times that stay are kept. */
export async function updatePoll(
  world: UpdateWorld,
  scope: CompanyScope,
  pollId: string,
  { version, slots, deadline }: BodyOf<typeof route>,
): Promise<Poll> {
  const now = world.clock.now();
  const { userId } = scope.actor;
  return scope.transaction(async (tx) => {
    const poll = await requireLockedPoll(tx, pollId, 'manage');
    if (!isUndecided(poll, now)) throw new Failure('poll_closed');
    if (poll.version !== version) throw new Failure('version_stale');
    const changes = compareSlots(poll.slots, slots);
    const until = deadline === undefined ? poll.deadline : new Date(deadline);
    demand(updateRefusal(changes, { deadline: until, isNewDeadline: deadline !== undefined }, now));
    await limitPollChanges(world.limiter, userId);
    await pollStore.update(
      tx.db,
      { id: pollId, now },
      deadline ? { deadline: until, due_notified_at: null } : {},
    );
    if (deadline) await world.jobs.send(tx, pollDue, poll.company_id, { pollId }, { startAfter: until });
    await changeSlots(world, tx, { before: poll, deadline: until }, changes);
    const after = await requirePoll(tx, pollId, 'view');
    notifyPollViewers(world, tx, after);
    return presentPoll(world, after, { userId });
  });
}

/** Who had voted is informed of other times, by one mail and one line of the bell. */
async function changeSlots(
  world: UpdateWorld,
  tx: CompanyScope,
  { before, deadline }: { readonly before: PollRow; readonly deadline: Date },
  { added, removed }: SlotChanges,
): Promise<void> {
  const hasOtherTimes = added.length + removed.length > 0;
  if (hasOtherTimes) {
    await pollStore.changeSlots(
      tx.db,
      { id: before.id, now: world.clock.now() },
      {
        added: added.map(({ startsAt, endsAt }) => ({
          id: world.newId(),
          starts_at: new Date(startsAt),
          ends_at: new Date(endsAt),
        })),
        removed: removed.map(({ id }) => id),
      },
    );
    const after = await requirePoll(tx, before.id, 'view');
    await sendPollChangeMails(world, tx, { before, after });
  }
  const inPart = votersInPart(before);
  const answered = before.voters.flatMap(({ id, user_id: userId, voted_at: votedAt }) =>
    (votedAt !== null || inPart.has(id)) && userId !== null ? [userId] : [],
  );
  await world.bus.emit(tx, 'polls.changed', {
    ...presentPollNews({ ...before, deadline }),
    hasOtherTimes,
    answeredIds: answered.filter((userId) => userId !== before.created_by),
  });
}
