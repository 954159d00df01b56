import { formatTimeSpanFor, type ReadTimeSpan } from '@hopgon/contract/meetings/format-time-span';
import type { NotificationTime } from '@hopgon/contract/notifications/schemas';
import { formatMoment } from '@hopgon/contract/time/format-time';
import { localClock } from '@hopgon/contract/time/zoned';

/** A time that a line may say, for a reader. */
export interface SaidTime extends ReadTimeSpan {
  readonly form?: NotificationTime['form'];
  /** When it was to be before a move. */
  readonly earlier?: { readonly startsAt: Date; readonly endsAt: Date } | undefined;
}

/** 'lúc 09:30' */
const startWords = ({ startsAt, timeZone }: Pick<ReadTimeSpan, 'startsAt' | 'timeZone'>): string =>
  `lúc ${localClock(startsAt, timeZone)}`;

const wordsOf: Readonly<Record<NotificationTime['form'], (time: SaidTime) => string>> = {
  span: formatTimeSpanFor,
  start: startWords,
  moment: ({ startsAt, timeZone }) => formatMoment(startsAt, timeZone),
};

const instants = ({ startsAt, endsAt }: Pick<SaidTime, 'startsAt' | 'endsAt'>) => ({
  startsAt: new Date(startsAt).toISOString(),
  endsAt: new Date(endsAt).toISOString(),
});

/** The time that a line says; null where it says none. */
export function timeIn(text: string, time: SaidTime): NotificationTime | null {
  const { timeZone, form = 'span', earlier } = time;
  const words = wordsOf[form](time);
  if (!text.includes(words)) return null;
  const before = earlier && { ...instants(earlier), words: wordsOf[form]({ ...time, ...earlier }) };
  return {
    ...instants(time),
    ...{ timeZone, words, form },
    ...(before && text.includes(before.words) && { earlier: before }),
  };
}
