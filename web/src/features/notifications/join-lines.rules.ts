import type { Notification, NotificationKind } from '@hopgon/contract/notifications/schemas';

/** Lines of one kind that lead to one place and came within a short time, told by the newest. */
export interface JoinedLine {
  readonly newest: Notification;
  readonly ids: readonly string[];
}

const shortTime = 3_600_000;
/** Two are told as they are. */
const fewest = 3;

/** Each says what its page does not: they stand alone. */
const alone: ReadonlySet<NotificationKind> = new Set([
  'meeting-cancelled',
  'poll-cancelled',
  'role-changed',
  'session-revoked',
]);

const placeOf = ({ kind, path, read }: Notification): string => `${kind} ${read} ${path}`;

const goesWith = (newest: Notification, line: Notification): boolean =>
  !alone.has(line.kind) &&
  placeOf(newest) === placeOf(line) &&
  Date.parse(newest.createdAt) - Date.parse(line.createdAt) <= shortTime;

/** The newest first, as they are given; what is read stays apart from what is not. */
export function joinLines(notifications: readonly Notification[]): readonly JoinedLine[] {
  const groups: Notification[][] = [];
  for (const line of notifications) {
    const group = groups.find(([newest]) => newest && goesWith(newest, line));
    if (group) group.push(line);
    else groups.push([line]);
  }
  const many = new Map(groups.filter(({ length }) => length >= fewest).map((group) => [group[0], group]));
  const told = new Set([...many.values()].flatMap(([, ...others]) => others));
  return notifications
    .filter((line) => !told.has(line))
    .map((newest) => ({ newest, ids: (many.get(newest) ?? [newest]).map(({ id }) => id) }));
}

const what: Partial<Record<NotificationKind, string>> = {
  'invitation-answered': 'câu trả lời',
  'chat-answered': 'câu trả lời',
  'meeting-changed': 'thay đổi',
  'item-proposed': 'việc',
  'item-decided': 'việc',
  'member-joined': 'người',
  'member-waiting': 'người',
};

/** 'và 4 câu trả lời khác'; of the last line more may be told that was not read yet. Null for a line that stands alone. */
export function othersWords({ newest, ids }: JoinedLine, mayGoOn: boolean): string | null {
  if (ids.length === 1) return null;
  return `và ${mayGoOn ? 'hơn ' : ''}${ids.length - 1} ${what[newest.kind] ?? 'thông báo'} khác`;
}
