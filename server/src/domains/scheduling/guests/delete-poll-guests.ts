import type { World } from '../../../platform/world.ts';
import { pollStore } from '../polls/polls.store.ts';

/** Addresses are kept for questions about a closed poll; after this nobody writes to its guests any more. */
const keptMs = 90 * 24 * 60 * 60 * 1000;

/** Deletes the addresses of guests of polls that closed or expired long ago; run every day. */
export async function deletePollGuests(world: Pick<World, 'clock' | 'database' | 'log'>): Promise<void> {
  const before = new Date(world.clock.now().getTime() - keptMs);
  const count = await pollStore.forgetGuests(world.database.trusted({}).db, before);
  if (count > 0) world.log.info({ count }, 'addresses of guests of old polls forgotten');
}
