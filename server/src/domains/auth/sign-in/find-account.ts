import type { World } from '../../../platform/world.ts';
import { networkKnownFor } from '../auth.limits.ts';
import { type AccountRow, authStore } from '../auth.store.ts';

/** The account of an address; one query, alike for known and unknown addresses. */
export function findAccount(
  world: Pick<World, 'database' | 'clock'>,
  email: string,
  network: string,
): Promise<AccountRow | undefined> {
  const since = new Date(world.clock.now().getTime() - networkKnownFor);
  return authStore.findAccount(world.database.trusted({}).db, email, network, since);
}
