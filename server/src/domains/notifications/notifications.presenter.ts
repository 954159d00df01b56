import type {
  ListedNotification,
  Notification,
  NotificationAct,
} from '@hopgon/contract/notifications/schemas';
import { toInstant } from '../../platform/clock/to-instant.rules.ts';
import { mayBeOfClosedMeeting } from './closed-lines.rules.ts';
import { composeBundle } from './notification-bundles.rules.ts';
import type { BundleRow, LineRow } from './notification-list.store.ts';
import { notificationLine } from './notification-texts.rules.ts';

function actOf({ kind, subject_id: id, subject_version: version, time }: LineRow): NotificationAct | null {
  if (id === null) return null;
  if (kind === 'item-proposed') return { kind: 'accept-item', id, ...(version !== null && { version }) };
  if (kind === 'member-waiting') return { kind: 'approve-member', id };
  // An answer is for a time that is read: a line that names none asks on the page of its meeting.
  if (!time || (kind !== 'meeting-invited' && kind !== 'meeting-changed')) return null;
  return { kind: 'answer-meeting', id, times: { startsAt: time.startsAt, endsAt: time.endsAt } };
}

const ofClosedMeeting = { isOfClosedMeeting: true } as const;

const presentLine = (row: LineRow): Notification => ({
  id: row.id,
  kind: row.kind,
  text: notificationLine(row.kind, row.text, row.outcome),
  time: row.time,
  path: row.path,
  read: row.read_at !== null,
  act: actOf(row),
  createdAt: toInstant(row.created_at),
  ...((row.is_closed || mayBeOfClosedMeeting(row)) && ofClosedMeeting),
});

const alone = (row: LineRow): ListedNotification => ({ ...presentLine(row), key: row.id, bundle: null });

/** A line by itself, or a row of several. */
export function presentRow(row: LineRow | BundleRow): ListedNotification {
  if (!('lines' in row) || row.bundle === null || !row.lines) return alone(row);
  const [size, pages, asking] = [row.size ?? 1, row.pages ?? 1, row.asking ?? 0];
  const key = row.bundle;
  if (size < 2) return { ...alone(row), key };
  const { text, others } = composeBundle({ lines: row.lines, size, pages, asking });
  const lines = row.lines.map(presentLine);
  const asks = lines.filter(({ act }) => act !== null);
  return {
    ...presentLine(row),
    key,
    text,
    time: row.time && text.includes(row.time.words) ? row.time : null,
    read: row.unread === 0,
    // What several lines ask for is done line by line.
    act: asks.length === 1 && asking <= 1 ? (asks[0]?.act ?? null) : null,
    ...((row.has_closed === true || lines.some((line) => line.isOfClosedMeeting)) && ofClosedMeeting),
    bundle: { size, others, hasOnePage: pages === 1, lines },
  };
}
