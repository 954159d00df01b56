import { formatTimeSpanFor, type ReadTimeSpan } from '@hopgon/contract/meetings/format-time-span';
import type { NotificationTime } from '@hopgon/contract/notifications/schemas';
import { formatMoment } from '@hopgon/contract/time/format-time';
import { localClock } from '@hopgon/contract/time/zoned';

/** A time that a line may say, for a reader. */
export interface SaidTime extends ReadTimeSpan {
  readonly form?: NotificationTime['form'];
}

/** 'lúc 09:30' */
const startWords = ({ startsAt, timeZone }: Pick<ReadTimeSpan, 'startsAt' | 'timeZone'>): string =>
  `lúc ${localClock(startsAt, timeZone)}`;

const wordsOf: Readonly<Record<NotificationTime['form'], (time: SaidTime) => string>> = {
  span: formatTimeSpanFor,
  start: startWords,
  moment: ({ startsAt, timeZone }) => formatMoment(startsAt, timeZone),
};

/** The time that a line says; null where it says none. */
export function timeIn(text: string, time: SaidTime): NotificationTime | null {
  const { timeZone, form = 'span' } = time;
  const words = wordsOf[form](time);
  if (!text.includes(words)) return null;
  const [startsAt, endsAt] = [new Date(time.startsAt), new Date(time.endsAt)];
  return { startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString(), timeZone, words, form };
}
