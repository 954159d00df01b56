import type { PasskeyRequest } from '@hopgon/contract/security/schemas';
import type { Scope } from '../../../platform/database/scope.ts';
import type { World } from '../../../platform/world.ts';
import { passkeyPatience } from './passkeys.limits.ts';
import { passkeysStore } from './passkeys.store.ts';
import { relyingPartyId } from './relying-party.rules.ts';

/** What a browser needs to let a passkey sign `challenge`: any of this site, or one of those of a person. */
export async function createPasskeyRequest(
  { config }: Pick<World, 'config'>,
  challenge: string,
  of: { readonly scope: Scope; readonly userId: string } | 'anyone',
): Promise<PasskeyRequest> {
  const rpId = relyingPartyId(config.publicUrl);
  const known = of === 'anyone' ? [] : await passkeysStore.listCredentials(of.scope.db, of.userId);
  return {
    challenge: Buffer.from(challenge).toString('base64url'),
    rpId,
    timeout: passkeyPatience,
    userVerification: 'required',
    allowCredentials: known.map(({ credential_id: id, transports }) => ({
      type: 'public-key',
      id,
      transports,
    })),
  };
}
