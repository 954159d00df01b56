import { Failure } from '@hopgon/contract/failure';
import type { World } from '../../platform/world.ts';
import { spendPasswordOfSession } from './auth.limits.ts';
import { authStore } from './auth.store.ts';
import type { Auth } from './create-auth.ts';
import { demandPassword } from './demand-password.ts';
import { sessionsStore } from './sessions.store.ts';

export interface PasswordChange {
  /** The access token, in the body as the document has it. */
  readonly idToken: string;
  readonly currentPassword: string;
  readonly newPassword: string;
}

/** Sets another password of the bearer's; their other sessions end, links of earlier mails too. */
export async function changePassword(
  world: Pick<World, 'config' | 'scopes' | 'clock' | 'hub' | 'bus' | 'limiter' | 'log'>,
  auth: Auth,
  { idToken, currentPassword, newPassword }: PasswordChange,
): Promise<Record<string, never>> {
  const actor = await auth.identify(idToken);
  const { userId, sessionId } = actor;
  const scope = world.scopes.person(actor);
  const current = await authStore.findPasswordHash(scope.db, userId);
  demandPassword(world, newPassword);
  const attempt = spendPasswordOfSession(world.limiter, sessionId);
  if (!(await auth.passwords.verify(current, currentPassword))) {
    world.log.warn({ event: 'password-change-refused', userId, sessionId }, 'current password is wrong');
    throw new Failure('password_wrong');
  }
  attempt.wasRight();
  const passwordHash = await auth.passwords.hash(newPassword);
  await scope.transaction(async (tx) => {
    const now = world.clock.now();
    await authStore.setPasswordHash(tx.db, userId, passwordHash, now);
    await authStore.useResets(tx.db, userId, now);
    await sessionsStore.revokeAll(tx.db, userId, now, sessionId);
    await world.bus.emit(tx, 'auth.password-changed', { userId });
    tx.afterCommit(() => world.hub.endSessions({ userId, except: sessionId }));
  });
  world.log.info({ event: 'password-changed', userId, sessionId }, 'password changed');
  return {};
}
