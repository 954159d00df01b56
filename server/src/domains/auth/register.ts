import { Failure } from '@hopgon/contract/failure';
import type { Origin } from '../../platform/http/call.ts';
import { networkOf } from '../../platform/limits/network-of.ts';
import type { World } from '../../platform/world.ts';
import { createUser } from '../users/create-user.ts';
import { spendRegistration } from './auth.limits.ts';
import { authStore } from './auth.store.ts';
import type { Auth } from './create-auth.ts';
import { demandPassword } from './demand-password.ts';

export interface Registration {
  readonly email: string;
  readonly password: string;
  readonly displayName: string;
}

/** Creates an account by e-mail and password; the caller then signs in. */
export async function register(
  world: Pick<World, 'config' | 'database' | 'clock' | 'newId' | 'limiter' | 'log'>,
  auth: Auth,
  origin: Origin,
  { email, password, displayName }: Registration,
): Promise<{ checkMailbox: boolean }> {
  demandPassword(world, password);
  spendRegistration(world.limiter, networkOf(origin.address));
  const passwordHash = await auth.passwords.hash(password);
  const userId = world.newId();
  await world.database.trusted({ userId }).transaction(async (tx) => {
    const created = await createUser(world, tx, { userId, email, displayName, awaitsConfirmation: false });
    if (!created) throw new Failure('email_taken');
    await authStore.setPasswordHash(tx.db, userId, passwordHash, world.clock.now());
  });
  world.log.info({ event: 'registered', userId, address: origin.address }, 'registered');
  return { checkMailbox: false };
}
