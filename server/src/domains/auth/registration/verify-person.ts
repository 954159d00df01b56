import { Failure } from '@hopgon/contract/failure';
import { logWhenRefused } from '../../../platform/limits/log-when-refused.ts';
import type { PersonScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { spendPasswordOfSession } from '../auth.limits.ts';
import { authStore } from '../auth.store.ts';
import type { Auth } from '../create-auth.ts';
import { isFreshSignIn, minutesOfFreshSignIn } from '../sign-in/session.rules.ts';
import { sessionsStore } from '../sign-in/sessions.store.ts';

/**
 * Confirms that the account's owner is acting, and not somebody at an unlocked screen: by the password, or, without one,
 * by a sign-in a moment ago.
 */
export async function verifyPerson(
  world: Pick<World, 'clock' | 'limiter' | 'log'>,
  auth: Pick<Auth, 'passwords'>,
  scope: PersonScope,
  { password, address }: { readonly password: string | undefined; readonly address: string },
): Promise<void> {
  const { userId, sessionId } = scope.actor;
  const hash = await authStore.findPasswordHash(scope.db, userId);
  if (hash === null) return demandFreshSignIn(world, scope);
  const attempt = await logWhenRefused(world.log, 'password-proof', { address, userId }, () =>
    spendPasswordOfSession(world.limiter, sessionId),
  );
  if (!(await auth.passwords.verify(hash, password ?? ''))) {
    world.log.warn({ event: 'password-proof-refused', userId, sessionId }, 'current password is wrong');
    throw new Failure('password_wrong');
  }
  await attempt.wasRight();
}

async function demandFreshSignIn({ clock }: Pick<World, 'clock'>, scope: PersonScope): Promise<void> {
  const session = await sessionsStore.find(scope.db, scope.actor.sessionId);
  if (session && isFreshSignIn(session.created_at, clock.now())) return;
  throw new Failure('sign_in_again', { minutes: minutesOfFreshSignIn });
}
