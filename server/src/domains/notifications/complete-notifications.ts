import type { Scope } from '../../platform/database/scope.ts';
import type { World } from '../../platform/world.ts';
import { type Completed, notificationStore } from './notifications.store.ts';

/** Marks the lines read that asked for what is done now; they ask for it no more. */
export async function completeNotifications(
  world: Pick<World, 'clock' | 'hub'>,
  scope: Scope,
  completed: Completed,
): Promise<void> {
  const rows = await notificationStore.complete(scope.db, { ...completed, now: world.clock.now() });
  const userIds = [...new Set(rows.map((row) => row.user_id))];
  if (userIds.length === 0) return;
  scope.afterCommit(() => world.hub.wake({ userIds, topics: ['notifications'] }));
}
