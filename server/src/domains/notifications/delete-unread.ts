import type { NotificationKind } from '@hopgon/contract/notifications/schemas';
import type { Scope } from '../../platform/database/scope.ts';
import type { World } from '../../platform/world.ts';
import { type NotificationSubject, notificationStore } from './notifications.store.ts';

/** The newest line of a kind that leads to a page, in these bells; or every line of a kind about a subject. */
type Unread =
  | { readonly path: string; readonly kind: NotificationKind; readonly userIds: readonly string[] }
  | NotificationSubject;

/** Removes lines from each bell in which they are unread; answers whose they were. */
export async function deleteUnread(
  world: Pick<World, 'hub'>,
  scope: Scope,
  unread: Unread,
): Promise<ReadonlySet<string>> {
  const removed =
    'path' in unread
      ? await notificationStore.removeUnread(scope.db, unread)
      : await notificationStore.removeUnreadAbout(scope.db, unread);
  const userIds = [...new Set(removed)];
  if (userIds.length > 0) scope.afterCommit(() => world.hub.wake({ userIds, topics: ['notifications'] }));
  return new Set(userIds);
}
