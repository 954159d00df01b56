import { z } from 'zod';
import { ReadTimes } from '../meetings/schemas.ts';
import { Id, Instant, Version } from '../primitives.ts';

export const NotificationKind = z.enum([
  'meeting-invited',
  'meeting-changed',
  'meeting-cancelled',
  'invitation-answered',
  'poll-opened',
  'poll-changed',
  'poll-cancelled',
  'poll-complete',
  'poll-due',
  'meeting-reminder',
  'own-reminder',
  'day-digest',
  'analysis-ready',
  'analysis-failed',
  'vote-opened',
  'vote-due',
  'minutes-review',
  'minutes-commented',
  'minutes-to-sign',
  'minutes-adopted',
  'minutes-locked',
  'item-proposed',
  'item-decided',
  'item-done',
  'item-changed',
  'extension-requested',
  'extension-answered',
  'item-reminder',
  'items-overdue',
  'item-commented',
  'member-joined',
  'member-waiting',
  'role-changed',
  'member-approved',
  'ownership-offered',
  'ownership-answered',
  'ownership-withdrawn',
  'session-revoked',
  'chat-answered',
]);
export type NotificationKind = z.infer<typeof NotificationKind>;

/** The action a notification asks for and offers. */
export const NotificationAct = z.discriminatedUnion('kind', [
  /** `times` are those the line names: the answer is for them. */
  z.object({ kind: z.literal('answer-meeting'), id: Id, times: ReadTimes }),
  /** `version` is that of the item as the line asked about it; absent of older lines. */
  z.object({ kind: z.literal('accept-item'), id: Id, version: Version.optional() }),
  /** The id of the person. */
  z.object({ kind: z.literal('approve-member'), id: Id }),
]);
export type NotificationAct = z.infer<typeof NotificationAct>;

/** A time within a line: `words` stand in its text by the clock of the meeting, and a reader elsewhere sees their own. */
export const NotificationTime = z.object({
  startsAt: Instant,
  endsAt: Instant,
  timeZone: z.string(),
  words: z.string(),
  /** Whether the words are days and hours, the hour at which it begins, or a day and its hour. */
  form: z.enum(['span', 'start', 'moment']),
  /** The time before a move, where the text names it too. */
  earlier: ReadTimes.extend({ words: z.string() }).optional(),
});
export type NotificationTime = z.infer<typeof NotificationTime>;

/** One line of the bell; `path` is an own page. */
export const Notification = z.object({
  id: Id,
  kind: NotificationKind,
  text: z.string(),
  /** Null where the text names no time, or was written before times were kept. */
  time: NotificationTime.nullable(),
  path: z.string(),
  read: z.boolean(),
  /** Null where nothing is asked for, or it is done. */
  act: NotificationAct.nullable(),
  createdAt: Instant,
  /** Present where it is about a closed meeting, or may name one: no device keeps it. */
  isOfClosedMeeting: z.literal(true).optional(),
});
export type Notification = z.infer<typeof Notification>;

/** Lines of one kind and day that stand in one row of a list. */
export const NotificationBundle = z.object({
  size: z.int(),
  /** What the text of the row does not say of the other lines, in words; null where it says all. */
  others: z.string().nullable(),
  /** Whether all lines lead to the page of the row. */
  hasOnePage: z.boolean(),
  /** The newest of them; the others are read by the key of the row. */
  lines: z.array(Notification),
});
export type NotificationBundle = z.infer<typeof NotificationBundle>;

/** A row of a list: one line, or a bundle under the id and time of its newest line, which is read when all its lines are. */
export const ListedNotification = Notification.extend({
  /** Stays the same while lines join the row. */
  key: z.string(),
  /** Null of a single line. */
  bundle: NotificationBundle.nullable(),
});
export type ListedNotification = z.infer<typeof ListedNotification>;
