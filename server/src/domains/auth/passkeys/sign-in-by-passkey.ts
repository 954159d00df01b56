import type { Tokens } from '@hopgon/contract/auth/schemas';
import { Failure } from '@hopgon/contract/failure';
import type { Assertion } from '@hopgon/contract/security/schemas';
import type { Origin } from '../../../platform/http/call.ts';
import { logWhenRefused } from '../../../platform/limits/log-when-refused.ts';
import { networkOf } from '../../../platform/limits/network-of.ts';
import type { World } from '../../../platform/world.ts';
import type { Auth } from '../create-auth.ts';
import { spendPasskeySignIn } from '../second-factor/second-factor.limits.ts';
import { secondFactorsStore } from '../second-factor/second-factors.store.ts';
import { openSession } from '../sign-in/open-session.ts';
import { parseSignedChallenge } from './parse-signed-challenge.ts';
import { passkeysStore } from './passkeys.store.ts';
import { verifyAssertion } from './verify-assertion.ts';

type SignInWorld = Pick<World, 'config' | 'database' | 'clock' | 'newId' | 'hub' | 'limiter' | 'log'>;

/** Opens a session by a passkey alone: having it is one factor, the finger or PIN it asked for the other. */
export async function signInByPasskey(
  world: SignInWorld,
  auth: Auth,
  origin: Origin,
  { assertion, remember }: { assertion: Assertion; remember: boolean },
): Promise<Tokens> {
  await logWhenRefused(world.log, 'passkey-sign-in', { address: origin.address }, () =>
    spendPasskeySignIn(world.limiter, networkOf(origin.address)),
  );
  const challenge = parseSignedChallenge(assertion.response.clientDataJSON) ?? '';
  const claim = await auth.seals.signInByPasskey.read(challenge);
  const userId = claim && (await passkeysStore.findOwner(world.database.trusted({}).db, assertion.id));
  if (!claim || !userId) {
    world.log.warn({ event: 'passkey-refused', address: origin.address }, 'passkey of nobody');
    throw new Failure('passkey_refused');
  }
  return world.database.trusted({ userId }).transaction(async (tx) => {
    await verifyAssertion(world, tx, { userId, assertion, challenge });
    const first = await secondFactorsStore.spendChallenge(tx.db, userId, claim, world.clock.now());
    if (!first) throw new Failure('passkey_refused');
    return openSession(world, auth, tx, { userId, remember, origin, secondFactor: true });
  });
}
