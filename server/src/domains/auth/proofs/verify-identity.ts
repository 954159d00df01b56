import { Failure } from '@hopgon/contract/failure';
import type { Assertion, PersonProof, SecondFactorProof } from '@hopgon/contract/security/schemas';
import type { Origin } from '../../../platform/http/call.ts';
import { logWhenRefused } from '../../../platform/limits/log-when-refused.ts';
import type { PersonScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import type { Auth } from '../create-auth.ts';
import { parseSignedChallenge } from '../passkeys/parse-signed-challenge.ts';
import { verifyPerson } from '../registration/verify-person.ts';
import { acceptSecondFactor } from '../second-factor/accept-second-factor.ts';
import { recordSecondFactor } from '../second-factor/record-second-factor.ts';
import { spendCodeOfSession } from '../second-factor/second-factor.limits.ts';
import { secondFactorsStore } from '../second-factor/second-factors.store.ts';

type ProofWorld = Pick<World, 'config' | 'clock' | 'newId' | 'bus' | 'hub' | 'limiter' | 'log'>;

/** Has the bearer prove to be the person before something that guards the account changes. */
export async function verifyIdentity(
  world: ProofWorld,
  auth: Auth,
  scope: PersonScope,
  { address }: Origin,
  proof: PersonProof,
): Promise<{ proof: string }> {
  if (proof.by === 'password') await verifyPerson(world, auth, scope, { password: proof.password, address });
  else if (proof.by === 'session') await verifyPerson(world, auth, scope, { password: undefined, address });
  else await proveByFactor(world, auth, scope, address, proof);
  return { proof: await auth.seals.proof.issue({ ...scope.actor }) };
}

async function proveByFactor(
  world: ProofWorld,
  auth: Auth,
  scope: PersonScope,
  address: string,
  proof: SecondFactorProof,
): Promise<void> {
  const { userId, sessionId } = scope.actor;
  const attempt = await logWhenRefused(world.log, 'factor-proof', { address, userId }, () =>
    spendCodeOfSession(world.limiter, sessionId),
  );
  if (proof.by === 'passkey') await judgePasskey(world, auth, scope, proof.assertion);
  else {
    const shown = { userId, proof, challenge: '' };
    await scope.transaction(async (tx) => {
      await acceptSecondFactor(world, auth, tx, shown);
      await recordSecondFactor(world, tx);
    });
  }
  await attempt.wasRight();
}

async function judgePasskey(
  world: ProofWorld,
  auth: Auth,
  scope: PersonScope,
  assertion: Assertion,
): Promise<void> {
  const { userId, sessionId } = scope.actor;
  const challenge = parseSignedChallenge(assertion.response.clientDataJSON) ?? '';
  const claim = await auth.seals.passkeyProof.read(challenge);
  if (claim?.userId !== userId || claim.sessionId !== sessionId) throw new Failure('passkey_refused');
  await scope.transaction(async (tx) => {
    const shown = { userId, proof: { by: 'passkey' as const, assertion }, challenge };
    await acceptSecondFactor(world, auth, tx, shown);
    const first = await secondFactorsStore.spendChallenge(tx.db, userId, claim, world.clock.now());
    if (!first) throw new Failure('passkey_refused');
    await recordSecondFactor(world, tx);
  });
}
