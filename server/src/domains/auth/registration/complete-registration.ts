import type { Tokens } from '@hopgon/contract/auth/schemas';
import { Failure } from '@hopgon/contract/failure';
import type { Origin } from '../../../platform/http/call.ts';
import { logWhenRefused } from '../../../platform/limits/log-when-refused.ts';
import type { World } from '../../../platform/world.ts';
import { verifyAddress } from '../../users/verify-address.ts';
import { spendPasswordOfRegistration } from '../auth.limits.ts';
import { authStore } from '../auth.store.ts';
import type { Auth } from '../create-auth.ts';
import { openSession } from '../sign-in/open-session.ts';

const registrationLinkLifetime = 60 * 60 * 1000;

export interface Confirmation {
  readonly token: string;
  readonly password: string;
  readonly remember: boolean;
}

type ConfirmWorld = Pick<World, 'bus' | 'database' | 'clock' | 'newId' | 'hub' | 'limiter' | 'log'>;

/**
 * Opens the account of the mail's link and signs in. The link alone does not: a stranger who registered with somebody
 * else's address would have its owner open an account under the stranger's password. A later registration of the address
 * voids the link.
 */
export async function completeRegistration(
  world: ConfirmWorld,
  auth: Auth,
  origin: Origin,
  { token, password, remember }: Confirmation,
): Promise<Tokens> {
  const link = auth.registration.read(token);
  const now = world.clock.now().getTime();
  if (!link || link.number + registrationLinkLifetime <= now) throw new Failure('registration_link_invalid');
  const userId = link.id;
  const scope = world.database.trusted({ userId });
  const registered = await authStore.findWaitingPassword(scope.db, userId);
  if (registered?.changed_at.getTime() !== link.number) throw new Failure('registration_link_invalid');
  const attempt = await logWhenRefused(world.log, 'registration', { address: origin.address, userId }, () =>
    spendPasswordOfRegistration(world.limiter, userId),
  );
  if (!(await auth.passwords.verify(registered.password_hash, password))) {
    throw new Failure('registration_password_wrong');
  }
  await attempt.wasRight();
  return scope.transaction(async (tx) => {
    const registeredAt = await authStore.lockPasswordDate(tx.db, userId);
    const isNewest = registeredAt?.getTime() === link.number;
    if (!isNewest || !(await verifyAddress(world, tx, userId)))
      throw new Failure('registration_link_invalid');
    return openSession(world, auth, tx, { userId, remember, origin });
  });
}
