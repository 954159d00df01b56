import { Failure } from '@hopgon/contract/failure';
import type { Attestation } from '@hopgon/contract/security/schemas';
import type { World } from '../../../platform/world.ts';
import { passkeyAlgorithms } from './passkeys.limits.ts';
import { relyingPartyId } from './relying-party.rules.ts';

export interface MadePasskey {
  readonly credentialId: string;
  readonly publicKey: Buffer;
  readonly counter: number;
  readonly transports: readonly string[];
  readonly backedUp: boolean;
}

interface Attested {
  readonly userId: string;
  readonly attestation: Attestation;
  /** The very text that was to be signed. */
  readonly challenge: string;
}

/** The passkey a device made for this site, having verified the person; throws when it is anything else. */
export async function verifyAttestation(
  world: Pick<World, 'config' | 'log'>,
  { userId, attestation, challenge }: Attested,
): Promise<MadePasskey> {
  const rpId = relyingPartyId(world.config.publicUrl);
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  const { transports = [], ...response } = attestation.response;
  const result = await verifyRegistrationResponse({
    response: { ...attestation, response, clientExtensionResults: {} },
    expectedChallenge: Buffer.from(challenge).toString('base64url'),
    expectedOrigin: world.config.publicUrl,
    expectedRPID: rpId,
    requireUserVerification: true,
    supportedAlgorithmIDs: passkeyAlgorithms,
  }).catch((error: unknown) => {
    world.log.warn({ event: 'passkey-refused', userId, err: error }, 'passkey refused');
    return null;
  });
  if (!result?.verified) throw new Failure('passkey_refused');
  const { credential, credentialBackedUp } = result.registrationInfo;
  return {
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey),
    counter: credential.counter,
    transports,
    backedUp: credentialBackedUp,
  };
}
