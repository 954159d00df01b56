import type { World } from '../world.ts';
import { openOutbox } from './outbox.ts';

const day = 24 * 60 * 60 * 1000;

/** Days a mail is kept after it left, and after it was given up: why it did not arrive is asked later. */
const keptDays = { sent: 30, failed: 90 };

/** Deletes mails that were settled long ago; run every day. */
export async function forgetMails(world: Pick<World, 'clock' | 'database' | 'log'>): Promise<void> {
  const now = world.clock.now().getTime();
  const count = await openOutbox(world).forget({
    sent: new Date(now - keptDays.sent * day),
    failed: new Date(now - keptDays.failed * day),
  });
  if (count > 0) world.log.info({ count }, 'old mails forgotten');
}
