import { Failure } from '@hopgon/contract/failure';
import type { PasskeyCreation } from '@hopgon/contract/security/schemas';
import type { PersonScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { readMailbox } from '../../users/read-mailbox.ts';
import type { Auth } from '../create-auth.ts';
import { requireProof } from '../proofs/require-proof.ts';
import { requireVerifiedEmail } from '../registration/require-verified-email.ts';
import { mostPasskeys, passkeyAlgorithms, passkeyPatience } from './passkeys.limits.ts';
import { passkeysStore } from './passkeys.store.ts';
import { relyingPartyId } from './relying-party.rules.ts';

/** What the browser asks of a device that is to make a passkey for the bearer. */
export async function startPasskeyRegistration(
  world: Pick<World, 'config'>,
  auth: Pick<Auth, 'seals'>,
  scope: PersonScope,
  proof: string,
): Promise<PasskeyCreation> {
  const { userId } = scope.actor;
  await requireProof(auth, scope, proof);
  await requireVerifiedEmail(scope, userId);
  const id = relyingPartyId(world.config.publicUrl);
  const known = await passkeysStore.listCredentials(scope.db, userId);
  if (known.length >= mostPasskeys) throw new Failure('passkey_limit');
  const mailbox = await readMailbox(scope, userId);
  if (!mailbox) throw new Failure('session_ended');
  const challenge = await auth.seals.passkeyRegistration.issue({ ...scope.actor });
  return {
    challenge: Buffer.from(challenge).toString('base64url'),
    rp: { id, name: 'Họp Gọn' },
    user: {
      id: Buffer.from(userId.replaceAll('-', ''), 'hex').toString('base64url'),
      name: mailbox.address,
      displayName: mailbox.name,
    },
    pubKeyCredParams: passkeyAlgorithms.map((alg) => ({ type: 'public-key', alg })),
    timeout: passkeyPatience,
    attestation: 'none',
    excludeCredentials: known.map(({ credential_id, transports }) => ({
      type: 'public-key',
      id: credential_id,
      transports,
    })),
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
  };
}
