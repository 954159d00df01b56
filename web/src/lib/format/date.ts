import { allDays } from '@hopgon/contract/meetings/all-day';
import { browserZone } from './browser-zone.ts';

const weekdays: Readonly<Record<string, string>> = {
  Mon: 'Thứ Hai',
  Tue: 'Thứ Ba',
  Wed: 'Thứ Tư',
  Thu: 'Thứ Năm',
  Fri: 'Thứ Sáu',
  Sat: 'Thứ Bảy',
  Sun: 'Chủ Nhật',
};

type When = string | number | Date;
type Parts = Readonly<Record<Intl.DateTimeFormatPartTypes, string>>;
const formats = new Map<string, Intl.DateTimeFormat>();

function formatIn(timeZone: string | undefined): Intl.DateTimeFormat {
  const key = timeZone ?? '';
  const known = formats.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-GB', {
    weekday: 'short',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    ...(timeZone ? { timeZone } : {}),
  });
  formats.set(key, made);
  return made;
}

const formattedParts = (when: When, timeZone: string | undefined): Partial<Parts> =>
  Object.fromEntries(
    formatIn(timeZone)
      .formatToParts(new Date(when))
      .map(({ type, value }) => [type, value]),
  );

/** 20/11/2026. Without a zone: that of the browser; meetings name theirs. */
export function formatDate(when: When, timeZone?: string): string {
  const { day, month, year } = formattedParts(when, timeZone);
  return `${day}/${month}/${year}`;
}

/** 18:30 */
export function formatTime(when: When, timeZone?: string): string {
  const { hour, minute } = formattedParts(when, timeZone);
  return `${hour}:${minute}`;
}

/** Thứ Sáu, 20/11/2026 */
export const formatDay = (when: When, timeZone?: string): string =>
  `${weekdays[formattedParts(when, timeZone).weekday ?? '']}, ${formatDate(when, timeZone)}`;

/** Thứ Sáu, 20/11/2026 lúc 18:30 */
export const formatMoment = (when: When, timeZone?: string): string =>
  `${formatDay(when, timeZone)} lúc ${formatTime(when, timeZone)}`;

/** 09:30–10:00; an end on another day says which: 23:00–01:00, 21/11/2026. From midnight to midnight: cả ngày, cả ngày đến 25/11/2026. */
export function formatRange(start: When, end: When, timeZone = browserZone()): string {
  const days = allDays({ startsAt: new Date(start), endsAt: new Date(end), timeZone });
  if (days)
    return days.first === days.last
      ? 'cả ngày'
      : `cả ngày đến ${formatDate(Number(new Date(end)) - 1, timeZone)}`;
  const range = `${formatTime(start, timeZone)}–${formatTime(end, timeZone)}`;
  const lastDay = formatDate(end, timeZone);
  return lastDay === formatDate(start, timeZone) ? range : `${range}, ${lastDay}`;
}
