import { isAllDay } from './all-day.ts';

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('vi-VN', {
    timeZone,
    weekday: 'long',
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  formats.set(timeZone, format);
  return format;
}

function read(instant: Date, timeZone: string): { day: string; time: string } {
  const parts = formatOf(timeZone).formatToParts(instant);
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((found) => found.type === type)?.value ?? '';
  return {
    day: `${part('weekday')}, ${part('day')}/${part('month')}/${part('year')}`,
    time: `${part('hour')}:${part('minute')}`,
  };
}

/** 'Thứ Ba, 24/11/2026, cả ngày', 'Thứ Ba, 24/11/2026 – Thứ Tư, 25/11/2026, cả ngày'. */
function formatDays(start: Date, end: Date, timeZone: string): string {
  const from = read(start, timeZone).day;
  const to = read(new Date(end.getTime() - 1), timeZone).day;
  return `${from}${from === to ? '' : ` – ${to}`}, cả ngày`;
}

/** A time span in the local time of its zone: 'Thứ Ba, 24/11/2026, 09:30–10:00', with both days when there are two. */
export function formatTimeSpan(start: Date, end: Date, timeZone: string): string {
  if (isAllDay({ startsAt: start, endsAt: end, timeZone })) return formatDays(start, end, timeZone);
  const from = read(start, timeZone);
  const to = read(end, timeZone);
  const until = from.day === to.day ? `–${to.time}` : ` – ${to.day}, ${to.time}`;
  return `${from.day}, ${from.time}${until}`;
}

/** The zone of a time in words: 'giờ Việt Nam', elsewhere by the zone's city: 'giờ New York'. */
export const zoneInWords = (timeZone: string): string =>
  timeZone === 'Asia/Ho_Chi_Minh'
    ? 'giờ Việt Nam'
    : `giờ ${timeZone.split('/').at(-1)?.replaceAll('_', ' ') ?? timeZone}`;

/** As `formatTimeSpan`, with the zone unless it lasts all day: 'Thứ Ba, 24/11/2026, 09:30–10:00 (giờ Việt Nam)'. */
export const formatTimeSpanWithZone = (start: Date, end: Date, timeZone: string): string =>
  isAllDay({ startsAt: start, endsAt: end, timeZone })
    ? formatTimeSpan(start, end, timeZone)
    : `${formatTimeSpan(start, end, timeZone)} (${zoneInWords(timeZone)})`;

export interface TimeSpan {
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly timeZone: string;
  /** The zone of the reader. */
  readonly readerZone: string;
}

/** As `formatTimeSpan`, with the zone when the reader's clock shows another time. */
export function formatTimeSpanFor({ startsAt, endsAt, timeZone, readerZone }: TimeSpan): string {
  const span = formatTimeSpan(startsAt, endsAt, timeZone);
  const agree =
    isAllDay({ startsAt, endsAt, timeZone }) || span === formatTimeSpan(startsAt, endsAt, readerZone);
  return agree ? span : `${span}, ${zoneInWords(timeZone)}`;
}
