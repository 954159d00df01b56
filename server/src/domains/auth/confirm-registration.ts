import type { Tokens } from '@hopgon/contract/auth/schemas';
import { Failure } from '@hopgon/contract/failure';
import type { Origin } from '../../platform/http/call.ts';
import type { World } from '../../platform/world.ts';
import { proveAddress } from '../users/prove-address.ts';
import { authStore } from './auth.store.ts';
import type { Auth } from './create-auth.ts';
import { openSession } from './open-session.ts';

const lifetime = 60 * 60 * 1000;

/** Opens the account the mail's link belongs to and signs in. A later registration of the address voids the link. */
export async function confirmRegistration(
  world: Pick<World, 'database' | 'clock' | 'newId' | 'hub' | 'log'>,
  auth: Auth,
  origin: Origin,
  token: string,
): Promise<Tokens> {
  const link = auth.registration.read(token);
  const now = world.clock.now().getTime();
  if (!link || link.number + lifetime <= now) throw new Failure('registration_link_invalid');
  const userId = link.id;
  return world.database.trusted({ userId }).transaction(async (tx) => {
    const registeredAt = await authStore.lockPasswordDate(tx.db, userId);
    const isNewest = registeredAt?.getTime() === link.number;
    if (!isNewest || !(await proveAddress(world, tx, userId))) throw new Failure('registration_link_invalid');
    return openSession(world, auth, tx, { userId, remember: false, origin });
  });
}
