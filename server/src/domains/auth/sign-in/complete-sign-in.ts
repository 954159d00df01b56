import type { Admission } from '@hopgon/contract/auth/schemas';
import { Failure } from '@hopgon/contract/failure';
import type { World } from '../../../platform/world.ts';
import { authStore } from '../auth.store.ts';
import type { Auth } from '../create-auth.ts';
import { readHoldings } from '../second-factor/read-holdings.ts';
import { secondFactorsOf } from '../second-factor/second-factor.rules.ts';
import { openSession, type SignIn } from './open-session.ts';

/**
 * After a proved first factor: opens a session, or asks for the second factor when the person has one. A password that was
 * replaced since it was verified opens nothing: what replaced it ended every session that stood.
 */
export function completeSignIn(
  world: Pick<World, 'config' | 'database' | 'clock' | 'newId' | 'hub' | 'log'>,
  auth: Auth,
  signIn: SignIn,
  verifiedHash?: string | null,
): Promise<Admission> {
  const { userId, remember, origin } = signIn;
  return world.database.trusted({ userId }).transaction(async (tx) => {
    if (verifiedHash !== undefined && (await authStore.lockPasswordHash(tx.db, userId)) !== verifiedHash)
      throw new Failure('credentials_wrong');
    const methods = secondFactorsOf(await readHoldings(world, tx, userId));
    if (methods.length === 0) return openSession(world, auth, tx, signIn);
    world.log.info({ event: 'second-factor-asked', userId, address: origin.address }, 'second factor asked');
    return { secondFactor: { challenge: await auth.seals.signInStep.issue({ userId, remember }), methods } };
  });
}
