import type { Scope } from '../../platform/database/scope.ts';
import type { World } from '../../platform/world.ts';
import { usersStore } from './users.store.ts';

/**
 * Notes that the person `scope` is bound to reads the mails of their address, which opens an account that waited for it.
 * False when that was known already. Their other tabs learn of it.
 */
export async function verifyAddress(
  world: Pick<World, 'bus' | 'clock' | 'hub'>,
  scope: Scope,
  userId: string,
): Promise<boolean> {
  const first = await usersStore.updateUnproved(scope.db, userId, {
    email_verified_at: world.clock.now(),
    awaits_confirmation: false,
  });
  if (!first) return false;
  // Mails to guests waited for it.
  await world.bus.emit(scope, 'mail.queued', { dueAt: world.clock.now() });
  scope.afterCommit(() => world.hub.wake({ topics: ['me'], userIds: [userId] }));
  return true;
}
