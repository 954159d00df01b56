import type { Notification, NotificationAct } from '@hopgon/contract/notifications/schemas';
import { toInstant } from '../../platform/clock/to-instant.rules.ts';
import { notificationLine } from './notification-texts.rules.ts';
import type { NotificationRow } from './notifications.store.ts';

function actOf({
  kind,
  subject_id: id,
  subject_version: version,
  time,
}: NotificationRow): NotificationAct | null {
  if (id === null) return null;
  if (kind === 'item-proposed') return { kind: 'accept-item', id, ...(version !== null && { version }) };
  if (kind === 'member-waiting') return { kind: 'approve-member', id };
  // An answer is for a time that is read: a line that names none asks on the page of its meeting.
  if (!time || (kind !== 'meeting-invited' && kind !== 'meeting-changed')) return null;
  return { kind: 'answer-meeting', id, times: { startsAt: time.startsAt, endsAt: time.endsAt } };
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
