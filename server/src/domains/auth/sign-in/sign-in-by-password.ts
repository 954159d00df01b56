import type { Admission } from '@hopgon/contract/auth/schemas';
import { Failure } from '@hopgon/contract/failure';
import type { Origin } from '../../../platform/http/call.ts';
import { logWhenRefused } from '../../../platform/limits/log-when-refused.ts';
import { networkOf } from '../../../platform/limits/network-of.ts';
import type { World } from '../../../platform/world.ts';
import { spendSignIn } from '../auth.limits.ts';
import type { Auth } from '../create-auth.ts';
import { completeSignIn } from './complete-sign-in.ts';
import { findAccount } from './find-account.ts';

/** Opens a session by e-mail and password; answers alike, and as fast, for addresses without an account. */
export async function signInByPassword(
  world: Pick<World, 'config' | 'database' | 'clock' | 'newId' | 'hub' | 'limiter' | 'log'>,
  auth: Auth,
  origin: Origin,
  { email, password, remember }: { email: string; password: string; remember: boolean },
): Promise<Admission> {
  const network = networkOf(origin.address);
  const account = await findAccount(world, email, network);
  const attempt = await logWhenRefused(world.log, 'sign-in', { address: origin.address }, () =>
    spendSignIn(world.limiter, email, network, account?.known_network ?? false),
  );
  const open = account && !account.awaits_confirmation ? account.password_hash : null;
  const right = await auth.passwords.verify(open, password);
  if (!account || !right) {
    world.log.warn(
      { event: 'sign-in-refused', userId: account?.user_id ?? null, address: origin.address },
      'sign-in refused',
    );
    throw new Failure('credentials_wrong');
  }
  await attempt.wasRight();
  return completeSignIn(world, auth, { userId: account.user_id, remember, origin }, open);
}
