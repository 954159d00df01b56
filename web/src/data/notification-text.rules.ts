import type { Notification } from '@hopgon/contract/notifications/schemas';
import { type Clocks, ownSpan, ownStart } from '../lib/format/own-clock.ts';

/** The text of a line, with the time it names by the reader's own clock. */
export function notificationText(
  { text, time }: Pick<Notification, 'text' | 'time'>,
  clocks: Clocks,
): string {
  if (!time) return text;
  const own = time.form === 'span' ? ownSpan(time, clocks) : `lúc ${ownStart(time.startsAt, clocks)}`;
  const at = text.lastIndexOf(time.words);
  return at < 0 ? text : `${text.slice(0, at)}${own}${text.slice(at + time.words.length)}`;
}
