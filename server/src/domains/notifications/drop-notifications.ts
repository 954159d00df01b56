import type { Scope } from '../../platform/database/scope.ts';
import type { World } from '../../platform/world.ts';
import { notificationStore } from './notifications.store.ts';

/** Removes every line that leads to a page, as if nothing had been there. */
export async function dropNotifications(
  world: Pick<World, 'hub'>,
  scope: Scope,
  path: string,
): Promise<void> {
  const dropped = await notificationStore.removeByPath(scope.db, path);
  const userIds = [...new Set(dropped.map((row) => row.user_id))];
  if (userIds.length === 0) return;
  scope.afterCommit(() => world.hub.wake({ userIds, topics: ['notifications'] }));
}
