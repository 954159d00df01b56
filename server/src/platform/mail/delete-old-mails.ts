import { day } from '../clock/durations.rules.ts';
import type { World } from '../world.ts';
import { openOutbox } from './outbox.ts';

/** Days a mail is kept after it was sent, and after it was given up: people ask later why a mail did not arrive. */
const keptDays = { sent: 30, failed: 90 };

/** Deletes mails that were sent or given up long ago; runs every day. */
export async function deleteOldMails(world: Pick<World, 'clock' | 'database' | 'log'>): Promise<void> {
  const now = world.clock.now().getTime();
  const count = await openOutbox(world).forget({
    sent: new Date(now - keptDays.sent * day),
    failed: new Date(now - keptDays.failed * day),
  });
  if (count > 0) world.log.info({ count }, 'old mails forgotten');
}
