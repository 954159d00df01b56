import '../auth.events.ts';
import type { Scope } from '../../../platform/database/scope.ts';
import type { World } from '../../../platform/world.ts';
import { accountTakenOverMail } from '../account.mail.ts';
import { authStore } from '../auth.store.ts';
import { sendAccountMail } from '../sign-in/send-account-mail.ts';
import { sessionsStore } from '../sign-in/sessions.store.ts';
import { revokeUnverifiedAccess } from './revoke-unverified-access.ts';

/**
 * Gives an account to the person who proved its address by other means than its password: somebody else may have
 * registered it, so that password, every session and every link end.
 */
export async function revokeUnverifiedOwner(
  world: Pick<World, 'config' | 'clock' | 'newId' | 'bus' | 'hub' | 'log'>,
  scope: Scope,
  userId: string,
): Promise<void> {
  const now = world.clock.now();
  const hadPassword = await authStore.deletePassword(scope.db, userId);
  await authStore.spendResets(scope.db, userId, now);
  await sessionsStore.revokeAll(scope.db, userId, { at: now, by: 'take-over' }, null);
  await revokeUnverifiedAccess(world, scope, userId);
  if (hadPassword)
    await sendAccountMail(world, scope, userId, (reader) => accountTakenOverMail(world.config, reader));
  await world.bus.emit(scope, 'auth.account-taken-over', { userId });
  scope.afterCommit(() => {
    world.hub.endSessions({ userId });
    world.log.warn(
      { event: 'account-taken-over', userId },
      'an unproved account went to who proved its address',
    );
  });
}
