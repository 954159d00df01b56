import { Failure } from '@hopgon/contract/failure';
import type { PasskeyRequest } from '@hopgon/contract/security/schemas';
import type { World } from '../../../platform/world.ts';
import type { Auth } from '../create-auth.ts';
import { createPasskeyRequest } from '../passkeys/create-passkey-request.ts';

/** What the browser asks of a passkey that is to be the second factor: it signs the very step of signing in. */
export async function startSecondPasskey(
  world: Pick<World, 'config' | 'database'>,
  auth: Pick<Auth, 'seals'>,
  challenge: string,
): Promise<PasskeyRequest> {
  const step = await auth.seals.signInStep.read(challenge);
  if (!step) throw new Failure('sign_in_step_over');
  const { userId } = step;
  return createPasskeyRequest(world, challenge, { scope: world.database.trusted({ userId }), userId });
}
