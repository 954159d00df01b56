import { localClock, localDay } from '@hopgon/contract/time/zoned';
import { browserZone } from './browser-zone.ts';
import { dayInDigits, dayInWords } from './day-words.ts';

type When = string | number | Date;

/** 20/11/2026. Without a zone: that of the browser; meetings name theirs. */
export const formatDate = (when: When, timeZone = browserZone()): string =>
  dayInDigits(localDay(when, timeZone));

/** 18:30 */
export const formatTime = (when: When, timeZone = browserZone()): string => localClock(when, timeZone);

/** Thứ Sáu, 20/11/2026 */
export const formatDay = (when: When, timeZone = browserZone()): string =>
  dayInWords(localDay(when, timeZone));

/** Thứ Sáu, 20/11/2026 lúc 18:30 */
export const formatMoment = (when: When, timeZone?: string): string =>
  `${formatDay(when, timeZone)} lúc ${formatTime(when, timeZone)}`;

/** 09:30–10:00; an end on another day says which: 23:00–01:00, 21/11/2026. */
export function formatRange(start: When, end: When, timeZone = browserZone()): string {
  const range = `${formatTime(start, timeZone)}–${formatTime(end, timeZone)}`;
  const lastDay = formatDate(end, timeZone);
  return lastDay === formatDate(start, timeZone) ? range : `${range}, ${lastDay}`;
}
