import { presentPollNews } from '../notices/poll-news.presenter.ts';
import '../scheduling.events.ts';
import type { Scope } from '../../../platform/database/scope.ts';
import type { World } from '../../../platform/world.ts';
import { notifyPollViewers } from '../notices/notify-poll-viewers.ts';
import { sendPollMails } from '../notices/send-poll-mails.ts';
import { type PollRow, pollStore } from './polls.store.ts';

export type CancelWorld = Pick<World, 'bus' | 'clock' | 'config' | 'hub' | 'newId'>;

export async function recordPollCancellation(
  world: CancelWorld,
  tx: Scope,
  poll: PollRow,
  reason: string,
): Promise<void> {
  const now = world.clock.now();
  await pollStore.update(tx.db, { id: poll.id, now }, { cancelled_at: now, cancelled_reason: reason });
  await world.bus.emit(tx, 'polls.cancelled', { ...presentPollNews(poll), reason });
  await sendPollMails(world, tx, poll, { kind: 'cancelled', reason });
  notifyPollViewers(world, tx, poll);
}
