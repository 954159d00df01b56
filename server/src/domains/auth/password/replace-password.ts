import '../auth.events.ts';
import type { Scope } from '../../../platform/database/scope.ts';
import type { World } from '../../../platform/world.ts';
import { passwordChangedMail } from '../account.mail.ts';
import { authStore } from '../auth.store.ts';
import { sendAccountMail } from '../sign-in/send-account-mail.ts';
import { sessionsStore } from '../sign-in/sessions.store.ts';

export interface NewPassword {
  readonly userId: string;
  readonly passwordHash: string;
  /** The one session that goes on, or none. */
  readonly keepSession: string | null;
}

/**
 * Sets another password of the person `scope` is bound to and notifies them by mail: their other sessions end, and no
 * reset link works any more. Answers the token hashes of the links it used up.
 */
export async function replacePassword(
  world: Pick<World, 'config' | 'clock' | 'newId' | 'bus' | 'hub'>,
  scope: Scope,
  { userId, passwordHash, keepSession }: NewPassword,
): Promise<Buffer[]> {
  const now = world.clock.now();
  const usedUp = await authStore.spendResets(scope.db, userId, now);
  await authStore.setPasswordHash(scope.db, userId, passwordHash, now);
  await sessionsStore.revokeAll(scope.db, userId, { at: now, by: 'password' }, keepSession);
  await sendAccountMail(world, scope, userId, (reader) => passwordChangedMail(world.config, reader));
  await world.bus.emit(scope, 'auth.password-changed', { userId });
  scope.afterCommit(() => {
    world.hub.endSessions(keepSession === null ? { userId } : { userId, except: keepSession });
    world.hub.wake({ userIds: [userId], topics: ['me'] });
  });
  return usedUp;
}
