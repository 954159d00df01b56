import type { Notification, NotificationTime } from '@hopgon/contract/notifications/schemas';
import { type Clocks, ownMoment, ownSpan, ownStart } from '../lib/format/own-clock.ts';

function ownWords(time: NotificationTime, clocks: Clocks): string {
  if (time.form === 'span') return ownSpan(time, clocks);
  return time.form === 'moment' ? ownMoment(time.startsAt, clocks) : `lúc ${ownStart(time.startsAt, clocks)}`;
}

/** The text of a line, with the time it names by the reader's own clock. */
export function notificationText(
  { text, time }: Pick<Notification, 'text' | 'time'>,
  clocks: Clocks,
): string {
  if (!time) return text;
  const own = ownWords(time, clocks);
  const at = text.lastIndexOf(time.words);
  return at < 0 ? text : `${text.slice(0, at)}${own}${text.slice(at + time.words.length)}`;
}
