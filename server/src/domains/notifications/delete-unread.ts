import type { NotificationKind } from '@hopgon/contract/notifications/schemas';
import type { Scope } from '../../platform/database/scope.ts';
import type { World } from '../../platform/world.ts';
import { notificationStore } from './notifications.store.ts';

interface Unread {
  readonly path: string;
  readonly kind: NotificationKind;
  readonly userIds: readonly string[];
}

/** Removes the newest line of this kind that leads there from each bell in which it is unread; answers whose they were. */
export async function deleteUnread(
  world: Pick<World, 'hub'>,
  scope: Scope,
  unread: Unread,
): Promise<ReadonlySet<string>> {
  const userIds = await notificationStore.removeUnread(scope.db, unread);
  if (userIds.length > 0) scope.afterCommit(() => world.hub.wake({ userIds, topics: ['notifications'] }));
  return new Set(userIds);
}
