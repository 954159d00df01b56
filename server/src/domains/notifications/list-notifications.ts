import { Failure } from '@hopgon/contract/failure';
import type { listNotifications as route } from '@hopgon/contract/notifications/routes';
import { Id } from '@hopgon/contract/primitives';
import type { QueryOf, ReplyOf } from '@hopgon/contract/route';
import { decodeCursor, encodeCursor } from '../../platform/database/cursor.rules.ts';
import type { CompanyScope } from '../../platform/tenancy/scopes.ts';
import { notificationListStore } from './notification-list.store.ts';
import { presentRow } from './notifications.presenter.ts';

function readNotificationCursor(cursor: string): string {
  const id = Id.safeParse(decodeCursor(cursor, 1)[0]);
  if (!id.success) throw new Failure('bad_request');
  return id.data;
}

/** The caller's own lines of the bell in this company or rows of them, newest first, and how many are unread in all. */
export async function listNotifications(
  scope: CompanyScope,
  { unread: onlyUnread, bundled, bundle, limit, cursor }: QueryOf<typeof route>,
): Promise<ReplyOf<typeof route>> {
  const wanted = {
    userId: scope.actor.userId,
    onlyUnread: onlyUnread === 'true',
    before: cursor === undefined ? undefined : readNotificationCursor(cursor),
    limit: limit + 1,
  };
  const listed =
    bundled === 'true' && bundle === undefined
      ? await notificationListStore.bundles(scope.db, wanted)
      : await notificationListStore.lines(scope.db, { ...wanted, bundle });
  const shown = listed.rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    notifications: shown.map(presentRow),
    unread: listed.unread,
    nextCursor: listed.rows.length > shown.length && last ? encodeCursor([last.id]) : null,
  };
}
