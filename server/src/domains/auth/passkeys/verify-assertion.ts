import { Failure } from '@hopgon/contract/failure';
import type { Assertion } from '@hopgon/contract/security/schemas';
import type { Scope } from '../../../platform/database/scope.ts';
import type { World } from '../../../platform/world.ts';
import { parseSignedChallenge } from './parse-signed-challenge.ts';
import { passkeysStore } from './passkeys.store.ts';
import { relyingPartyId } from './relying-party.rules.ts';

interface Asserted {
  readonly userId: string;
  readonly assertion: Assertion;
  /** The very text that was to be signed. */
  readonly challenge: string;
}

/** Throws unless a passkey of the person `scope` is bound to signed the challenge here, having verified the person. */
export async function verifyAssertion(
  world: Pick<World, 'config' | 'clock' | 'log'>,
  scope: Scope,
  { userId, assertion, challenge }: Asserted,
): Promise<void> {
  const rpId = relyingPartyId(world.config.publicUrl);
  if (parseSignedChallenge(assertion.response.clientDataJSON) !== challenge)
    throw new Failure('passkey_refused');
  const passkey = await passkeysStore.lockCredential(scope.db, userId, assertion.id);
  if (!passkey) throw new Failure('passkey_refused');
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  const result = await verifyAuthenticationResponse({
    response: { ...assertion, clientExtensionResults: {} },
    expectedChallenge: Buffer.from(challenge).toString('base64url'),
    expectedOrigin: world.config.publicUrl,
    expectedRPID: rpId,
    requireUserVerification: true,
    credential: {
      id: passkey.credential_id,
      publicKey: new Uint8Array(passkey.public_key),
      counter: passkey.counter,
      transports: passkey.transports,
    },
  }).catch((error: unknown) => {
    world.log.warn({ event: 'passkey-refused', userId, err: error }, 'passkey refused');
    return null;
  });
  if (!result?.verified) throw new Failure('passkey_refused');
  const { newCounter, credentialBackedUp } = result.authenticationInfo;
  await passkeysStore.noteUse(scope.db, userId, passkey.id, {
    counter: newCounter,
    backed_up: credentialBackedUp,
    last_used_at: world.clock.now(),
  });
}
