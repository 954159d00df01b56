import type { Tokens } from '@hopgon/contract/auth/schemas';
import { Failure } from '@hopgon/contract/failure';
import type { SecondFactorProof } from '@hopgon/contract/security/schemas';
import type { Origin } from '../../../platform/http/call.ts';
import { logWhenRefused } from '../../../platform/limits/log-when-refused.ts';
import { networkOf } from '../../../platform/limits/network-of.ts';
import type { World } from '../../../platform/world.ts';
import { networkKnownFor } from '../auth.limits.ts';
import type { Auth } from '../create-auth.ts';
import { openSession } from '../sign-in/open-session.ts';
import { sessionsStore } from '../sign-in/sessions.store.ts';
import { acceptSecondFactor } from './accept-second-factor.ts';
import { readHoldings } from './read-holdings.ts';
import { spendCodeOfAccount, spendCodeOfStep } from './second-factor.limits.ts';
import { isOvertaken } from './second-factor.rules.ts';
import { secondFactorsStore } from './second-factors.store.ts';

type SignInWorld = Pick<World, 'config' | 'database' | 'clock' | 'newId' | 'hub' | 'bus' | 'limiter' | 'log'>;

/** Opens a session by a second factor, after the first one was right. A step that succeeded, or failed too often, is over. */
export async function completeSecondFactor(
  world: SignInWorld,
  auth: Auth,
  origin: Origin,
  { challenge, proof }: { challenge: string; proof: SecondFactorProof },
): Promise<Tokens> {
  const step = await auth.seals.signInStep.read(challenge);
  if (!step) throw new Failure('sign_in_step_over');
  const { userId, remember } = step;
  await spendCodeOfStep(world.limiter, step.id);
  const scope = world.database.trusted({ userId });
  const network = networkOf(origin.address);
  const now = world.clock.now();
  const since = new Date(now.getTime() - networkKnownFor);
  const known = await sessionsStore.knowsNetwork(scope.db, userId, network, since);
  const attempt = await logWhenRefused(world.log, 'second-factor', { address: origin.address, userId }, () =>
    spendCodeOfAccount(world.limiter, userId, known ? network : null),
  );
  try {
    const tokens = await scope.transaction(async (tx) => {
      const holdings = await readHoldings(world, tx, userId);
      if (isOvertaken(holdings.passwordChangedAt, step.issuedAt)) throw new Failure('sign_in_step_over');
      await acceptSecondFactor(world, auth, tx, { userId, proof, challenge });
      const first = await secondFactorsStore.spendChallenge(tx.db, userId, step, now);
      if (!first) throw new Failure('sign_in_step_over');
      return openSession(world, auth, tx, { userId, remember, origin, secondFactor: true });
    });
    await attempt.wasRight();
    return tokens;
  } catch (error) {
    const who = { userId, by: proof.by, address: origin.address };
    if (error instanceof Failure) world.log.warn({ event: 'second-factor-refused', ...who }, error.code);
    throw error;
  }
}
