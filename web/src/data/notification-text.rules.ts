import type { Notification, NotificationTime } from '@hopgon/contract/notifications/schemas';
import { type Clocks, ownMoment, ownSpan, ownStart } from '../lib/format/own-clock.ts';

function ownWords(time: Omit<NotificationTime, 'words' | 'earlier'>, clocks: Clocks): string {
  if (time.form === 'span') return ownSpan(time, clocks);
  return time.form === 'moment' ? ownMoment(time.startsAt, clocks) : `lúc ${ownStart(time.startsAt, clocks)}`;
}

/** The text of a line, with the time it names by the reader's own clock. */
export function notificationText(
  { text, time }: Pick<Notification, 'text' | 'time'>,
  clocks: Clocks,
): string {
  if (!time) return text;
  const { earlier } = time;
  const said = replaceLast(text, time.words, ownWords(time, clocks));
  return earlier ? replaceFirst(said, earlier.words, ownWords({ ...time, ...earlier }, clocks)) : said;
}

const replaceAt = (text: string, at: number, words: string, other: string): string =>
  at < 0 ? text : `${text.slice(0, at)}${other}${text.slice(at + words.length)}`;

const replaceLast = (text: string, words: string, other: string): string =>
  replaceAt(text, text.lastIndexOf(words), words, other);

const replaceFirst = (text: string, words: string, other: string): string =>
  replaceAt(text, text.indexOf(words), words, other);
