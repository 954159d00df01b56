import { Failure } from '@hopgon/contract/failure';
import type { listNotifications as route } from '@hopgon/contract/notifications/routes';
import { Id } from '@hopgon/contract/primitives';
import type { QueryOf, ReplyOf } from '@hopgon/contract/route';
import { decodeCursor, encodeCursor } from '../../platform/database/cursor.rules.ts';
import type { CompanyScope } from '../../platform/tenancy/scopes.ts';
import { presentNotification } from './notifications.presenter.ts';
import { notificationStore } from './notifications.store.ts';

function readNotificationCursor(cursor: string): string {
  const id = Id.safeParse(decodeCursor(cursor, 1)[0]);
  if (!id.success) throw new Failure('bad_request');
  return id.data;
}

/** The caller's own lines of the bell in this company, newest first, and how many are unread in all. */
export async function listNotifications(
  scope: CompanyScope,
  { unread: onlyUnread, limit, cursor }: QueryOf<typeof route>,
): Promise<ReplyOf<typeof route>> {
  const { rows, unread } = await notificationStore.list(scope.db, {
    userId: scope.actor.userId,
    onlyUnread: onlyUnread === 'true',
    before: cursor === undefined ? undefined : readNotificationCursor(cursor),
    limit: limit + 1,
  });
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    notifications: shown.map(presentNotification),
    unread: unread ?? 0,
    nextCursor: rows.length > shown.length && last ? encodeCursor([last.id]) : null,
  };
}
