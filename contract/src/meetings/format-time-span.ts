import { allDaysInWords, formatLocalRange } from '../time/format-local.ts';
import { clocksAgree, localTime, type When } from '../time/zoned.ts';
import { allDays, isAllDay } from './all-day.ts';

export interface TimeSpan {
  readonly startsAt: When;
  readonly endsAt: When;
  /** The zone of the meeting itself. */
  readonly timeZone: string;
}

/**
 * A time span by the clock of a zone, its own unless another is given: 'Thứ Ba, 24/11/2026, 09:30–10:00', with both days when
 * there are two. An all-day meeting is on the days of its own zone, for readers in every zone.
 */
export function formatTimeSpan(span: TimeSpan, zone = span.timeZone): string {
  const days = allDays(span);
  return days
    ? allDaysInWords(days)
    : formatLocalRange(localTime(span.startsAt, zone), localTime(span.endsAt, zone));
}

/** The zone of a time in words: 'giờ Việt Nam', elsewhere by the zone's city: 'giờ New York'. */
export const zoneInWords = (timeZone: string): string =>
  timeZone === 'Asia/Ho_Chi_Minh'
    ? 'giờ Việt Nam'
    : `giờ ${timeZone.split('/').at(-1)?.replaceAll('_', ' ') ?? timeZone}`;

/** As `formatTimeSpan`, with the zone unless it lasts all day: 'Thứ Ba, 24/11/2026, 09:30–10:00 (giờ Việt Nam)'. */
export const formatTimeSpanWithZone = (span: TimeSpan): string =>
  isAllDay(span) ? formatTimeSpan(span) : `${formatTimeSpan(span)} (${zoneInWords(span.timeZone)})`;

export interface ReadTimeSpan extends TimeSpan {
  /** The zone of the reader. */
  readonly readerZone: string;
}

/** As `formatTimeSpan`, with the zone when the reader's clock shows another time. */
export function formatTimeSpanFor({ readerZone, ...span }: ReadTimeSpan): string {
  const agree =
    isAllDay(span) || [span.startsAt, span.endsAt].every((at) => clocksAgree(at, span.timeZone, readerZone));
  return agree ? formatTimeSpan(span) : `${formatTimeSpan(span)}, ${zoneInWords(span.timeZone)}`;
}
