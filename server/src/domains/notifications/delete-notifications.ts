import type { Scope } from '../../platform/database/scope.ts';
import type { World } from '../../platform/world.ts';
import { type LinesOfPage, type NotificationSubject, notificationStore } from './notifications.store.ts';

/**
 * What is no more, or no more to be seen: all that leads to a page (of some people and kinds, or of all) or to meetings, or what
 * is about something.
 */
export type Dropped = LinesOfPage | { readonly meetingIds: readonly string[] } | NotificationSubject;

/** Removes lines of the bell as if they had never been. */
export async function deleteNotifications(
  world: Pick<World, 'hub'>,
  scope: Scope,
  what: Dropped,
): Promise<void> {
  const dropped =
    'page' in what
      ? await notificationStore.removeAbout(scope.db, what)
      : 'meetingIds' in what
        ? await notificationStore.removeAboutMeetings(scope.db, what.meetingIds)
        : await notificationStore.removeAsking(scope.db, what);
  const userIds = [...new Set(dropped.map((row) => row.user_id))];
  if (userIds.length === 0) return;
  scope.afterCommit(() => world.hub.wake({ userIds, topics: ['notifications'] }));
}
