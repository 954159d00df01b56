import '../scheduling.events.ts';
import { Failure } from '@hopgon/contract/failure';
import type { Vote } from '@hopgon/contract/scheduling/schemas';
import type { Scope } from '../../../platform/database/scope.ts';
import type { World } from '../../../platform/world.ts';
import { notifyPollViewers } from '../notices/notify-poll-viewers.ts';
import { presentPollProgress } from '../notices/poll-news.presenter.ts';
import { pollStatus } from './polls.rules.ts';
import { type PollRow, pollStore } from './polls.store.ts';

interface Ballot {
  readonly voterId: string;
  readonly votes: readonly { readonly slotId: string; readonly vote: Vote }[];
}

/** Saves the votes of one voter in a locked poll; the creator is notified when all have voted. */
export async function saveVotes(
  world: Pick<World, 'bus' | 'clock' | 'hub'>,
  tx: Scope,
  poll: PollRow,
  { voterId, votes }: Ballot,
): Promise<PollRow> {
  const now = world.clock.now();
  if (pollStatus(poll, now) !== 'open') throw new Failure('poll_closed');
  const known = new Set(poll.slots.map(({ id }) => id));
  if (votes.some(({ slotId }) => !known.has(slotId))) throw new Failure('poll_slot_unknown');
  await pollStore.vote(tx.db, { pollId: poll.id, voterId, now }, votes);
  const after = await pollStore.find(tx.db, poll.id);
  if (!after) throw new Error(`poll ${poll.id} vanished in its own transaction`);
  const userId = after.voters.find(({ id }) => id === voterId)?.user_id;
  if (userId)
    await world.bus.emit(tx, 'polls.voted', { companyId: poll.company_id, pollId: poll.id, userId });
  const [before, progress] = [presentPollProgress(poll), presentPollProgress(after)];
  if (progress.voted === progress.asked && before.voted < progress.voted)
    await world.bus.emit(tx, 'polls.complete', progress);
  notifyPollViewers(world, tx, after);
  return after;
}
