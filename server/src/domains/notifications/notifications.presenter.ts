import type { Notification } from '@hopgon/contract/notifications/schemas';
import type { NotificationRow } from './notifications.store.ts';

export const presentNotification = (row: NotificationRow): Notification => ({
  id: row.id,
  kind: row.kind,
  text: row.text,
  path: row.path,
  read: row.read_at !== null,
  createdAt: new Date(row.created_at).toISOString(),
});
