import type { PasskeyRequest } from '@hopgon/contract/security/schemas';
import type { Origin } from '../../../platform/http/call.ts';
import { logWhenRefused } from '../../../platform/limits/log-when-refused.ts';
import { networkOf } from '../../../platform/limits/network-of.ts';
import type { World } from '../../../platform/world.ts';
import type { Auth } from '../create-auth.ts';
import { spendPasskeySignIn } from '../second-factor/second-factor.limits.ts';
import { createPasskeyRequest } from './create-passkey-request.ts';

/** What the browser asks of any passkey of this site; whose it is, its answer says. */
export async function startPasskeySignIn(
  world: Pick<World, 'config' | 'limiter' | 'log'>,
  auth: Pick<Auth, 'seals'>,
  origin: Origin,
): Promise<PasskeyRequest> {
  await logWhenRefused(world.log, 'passkey-sign-in', { address: origin.address }, () =>
    spendPasskeySignIn(world.limiter, networkOf(origin.address)),
  );
  return createPasskeyRequest(world, await auth.seals.signInByPasskey.issue({}), 'anyone');
}
