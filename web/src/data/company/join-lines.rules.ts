import type { Notification, NotificationKind } from '@hopgon/contract/notifications/schemas';

/** Lines of one kind that lead to one place and came within a short time, under the text of the newest. */
export interface JoinedLine {
  readonly newest: Notification;
  readonly ids: readonly string[];
  /** Older ones that were not loaded may belong to it. */
  readonly mayGoOn: boolean;
}

const shortTime = 3_600_000;
/** Two lines are not joined, but for changes of one meeting that ask nothing. */
const fewestJoined = ({ kind, act }: Notification): number =>
  kind === 'meeting-changed' && act === null ? 2 : 3;

/** Each says what its page does not: they stand alone. */
const alone: ReadonlySet<NotificationKind> = new Set([
  'meeting-cancelled',
  'poll-cancelled',
  'role-changed',
  'session-revoked',
]);

const lineKey = ({ kind, path, read }: Notification): string => `${kind} ${read} ${path}`;

const isNear = (newest: Notification, line: Notification): boolean =>
  Date.parse(newest.createdAt) - Date.parse(line.createdAt) <= shortTime;

const goesWith = (newest: Notification, line: Notification): boolean =>
  !alone.has(line.kind) && lineKey(newest) === lineKey(line) && isNear(newest, line);

/** What was loaded of them, the newest first. */
interface Page {
  readonly notifications: readonly Notification[];
  /** How many are unread in all. */
  readonly unread: number;
  readonly nextCursor: string | null;
}

/** Whether some that would stand with a line may not have been loaded. */
function goesOn(newest: Notification, { notifications, unread, nextCursor }: Page): boolean {
  const oldest = notifications.at(-1);
  if (nextCursor === null || !oldest || !isNear(newest, oldest)) return false;
  return newest.read || notifications.filter(({ read }) => !read).length < unread;
}

/** The newest first, as they are given; what is read stays apart from what is not. */
export function joinLines(page: Page): readonly JoinedLine[] {
  const { notifications } = page;
  const groups: Notification[][] = [];
  for (const line of notifications) {
    const group = groups.find(([newest]) => newest && goesWith(newest, line));
    if (group) group.push(line);
    else groups.push([line]);
  }
  const many = new Map(
    groups.flatMap((group) => {
      const [newest] = group;
      return newest && group.length >= fewestJoined(newest) ? [[newest, group] as const] : [];
    }),
  );
  const joined = new Set([...many.values()].flatMap(([, ...others]) => others));
  return notifications
    .filter((line) => !joined.has(line))
    .map((newest) => {
      const group = many.get(newest);
      const ids = (group ?? [newest]).map(({ id }) => id);
      return { newest, ids, mayGoOn: group !== undefined && goesOn(newest, page) };
    });
}

const what: Partial<Record<NotificationKind, string>> = {
  'invitation-answered': 'câu trả lời',
  'chat-answered': 'câu trả lời',
  'meeting-changed': 'thay đổi',
  'item-proposed': 'việc',
  'item-decided': 'việc',
  'item-done': 'việc',
  'item-changed': 'việc',
  'extension-requested': 'yêu cầu',
  'extension-answered': 'việc',
  'item-reminder': 'việc',
  'items-overdue': 'lần nhắc',
  'item-commented': 'bình luận',
  'minutes-commented': 'góp ý',
  'member-joined': 'người',
  'member-waiting': 'người',
};

/** 'và 4 câu trả lời khác', or 'và ít nhất 4'; null for a line that stands alone. */
export function othersWords({ newest, ids, mayGoOn }: JoinedLine): string | null {
  if (ids.length === 1) return null;
  return `và ${mayGoOn ? 'ít nhất ' : ''}${ids.length - 1} ${what[newest.kind] ?? 'thông báo'} khác`;
}
