import { Failure } from '@hopgon/contract/failure';
import type { PersonScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { readMailbox } from '../../users/read-mailbox.ts';
import type { Auth } from '../create-auth.ts';
import { requireProof } from '../proofs/require-proof.ts';
import { requireVerifiedEmail } from '../registration/require-verified-email.ts';
import { secondFactorsStore } from './second-factors.store.ts';
import { newTotpSecret, totpUri } from './totp.token.ts';

/** Draws a secret for an authenticator app. It counts for nothing until a code of it was shown; a later one replaces it. */
export async function startTotp(
  world: Pick<World, 'clock'>,
  auth: Pick<Auth, 'seals'>,
  scope: PersonScope,
  proof: string,
): Promise<{ secret: string; uri: string }> {
  const { userId } = scope.actor;
  await requireProof(auth, scope, proof);
  await requireVerifiedEmail(scope, userId);
  const secret = await newTotpSecret();
  const sealed = auth.seals.totpSecrets.seal(secret, userId);
  return scope.transaction(async (tx) => {
    const mailbox = await readMailbox(tx, userId);
    if (!mailbox) throw new Failure('session_ended');
    const begun = await secondFactorsStore.startTotp(tx.db, userId, sealed, world.clock.now());
    if (!begun) throw new Failure('two_factor_on');
    return { secret, uri: await totpUri(secret, mailbox.address) };
  });
}
