import type { PasskeyRequest } from '@hopgon/contract/security/schemas';
import type { PersonScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import type { Auth } from '../create-auth.ts';
import { createPasskeyRequest } from '../passkeys/create-passkey-request.ts';

/** What the browser asks of one of the bearer's passkeys that is to prove who they are. */
export async function startPasskeyProof(
  world: Pick<World, 'config'>,
  auth: Pick<Auth, 'seals'>,
  scope: PersonScope,
): Promise<PasskeyRequest> {
  await scope.entry();
  const challenge = await auth.seals.passkeyProof.issue({ ...scope.actor });
  return createPasskeyRequest(world, challenge, { scope, userId: scope.actor.userId });
}
