import type { Notification, NotificationAct, NotificationKind } from '@hopgon/contract/notifications/schemas';
import { toInstant } from '../../platform/clock/to-instant.rules.ts';
import { notificationLine } from './notification-texts.rules.ts';
import type { NotificationRow } from './notifications.store.ts';

const actKinds: Partial<Record<NotificationKind, NotificationAct['kind']>> = {
  'meeting-invited': 'answer-meeting',
  'item-proposed': 'accept-item',
  'member-waiting': 'approve-member',
};

function actOf({ kind: of, subject_id: id }: NotificationRow): NotificationAct | null {
  const kind = actKinds[of];
  return kind && id !== null ? { kind, id } : null;
}

export const presentNotification = (row: NotificationRow): Notification => ({
  id: row.id,
  kind: row.kind,
  text: notificationLine(row.kind, row.text, row.outcome),
  time: row.time,
  path: row.path,
  read: row.read_at !== null,
  act: actOf(row),
  createdAt: toInstant(row.created_at),
});
