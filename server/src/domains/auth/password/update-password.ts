import { Failure } from '@hopgon/contract/failure';
import type { Origin } from '../../../platform/http/call.ts';
import { logWhenRefused } from '../../../platform/limits/log-when-refused.ts';
import type { World } from '../../../platform/world.ts';
import { spendPasswordOfSession } from '../auth.limits.ts';
import { authStore } from '../auth.store.ts';
import type { Auth } from '../create-auth.ts';
import { replacePassword } from './replace-password.ts';
import { requireStrongPassword } from './require-strong-password.ts';

export interface PasswordChange {
  /** The access token, in the body as the document has it. */
  readonly idToken: string;
  readonly currentPassword: string;
  readonly newPassword: string;
}

/** Sets another password of the bearer's; their other sessions end, links of earlier mails too. */
export async function updatePassword(
  world: Pick<World, 'config' | 'scopes' | 'clock' | 'newId' | 'hub' | 'bus' | 'limiter' | 'log'>,
  auth: Auth,
  origin: Origin,
  { idToken, currentPassword, newPassword }: PasswordChange,
): Promise<Record<string, never>> {
  const actor = await auth.identify(idToken);
  const { userId, sessionId } = actor;
  const scope = world.scopes.person(actor);
  const current = await authStore.findPasswordHash(scope.db, userId);
  requireStrongPassword(world, newPassword);
  const attempt = await logWhenRefused(
    world.log,
    'password-change',
    { address: origin.address, userId },
    () => spendPasswordOfSession(world.limiter, sessionId),
  );
  if (!(await auth.passwords.verify(current, currentPassword))) {
    world.log.warn({ event: 'password-change-refused', userId, sessionId }, 'current password is wrong');
    throw new Failure('password_wrong');
  }
  await attempt.wasRight();
  const passwordHash = await auth.passwords.hash(newPassword);
  await scope.transaction((tx) =>
    replacePassword(world, tx, { userId, passwordHash, keepSession: sessionId }),
  );
  world.log.info({ event: 'password-changed', userId, sessionId }, 'password changed');
  return {};
}
