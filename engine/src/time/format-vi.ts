import { civilDate, type Instant, parseInstant, secondsPerDay, weekdayOf } from './civil.ts';

const weekdays = ['Thứ Hai', 'Thứ Ba', 'Thứ Tư', 'Thứ Năm', 'Thứ Sáu', 'Thứ Bảy', 'Chủ Nhật'] as const;
const twoDigits = (value: number) => String(value).padStart(2, '0');

/** "Thứ Sáu, 20/11/2026"; takes a local "YYYY-MM-DD" with or without its time. */
export function formatDay(local: string): string {
  return dayText(parseInstant(local));
}

/** "Thứ Sáu, 20/11/2026 lúc 18:30"; takes a local "YYYY-MM-DDTHH:MM[:SS]". */
export function formatDayTime(local: string): string {
  const instant = parseInstant(local);
  return `${dayText(instant)} lúc ${clockText(instant)}`;
}

/** "Thứ Ba, 24/11/2026, 09:30–10:00"; an end on another day is written out: "… lúc 22:00 – Thứ Tư, 25/11/2026 lúc 01:00". */
export function formatRange(start: string, end: string): string {
  const [from, to] = [parseInstant(start), parseInstant(end)];
  if (to > from && from % secondsPerDay === 0 && to % secondsPerDay === 0) return daysText(from, to - 1);
  const sameDay = Math.floor(from / secondsPerDay) === Math.floor(to / secondsPerDay);
  return sameDay
    ? `${dayText(from)}, ${clockText(from)}–${clockText(to)}`
    : `${formatDayTime(start)} – ${formatDayTime(end)}`;
}

/** "Thứ Ba, 24/11/2026, cả ngày" */
function daysText(from: Instant, to: Instant): string {
  const [first, last] = [dayText(from), dayText(to)];
  return `${first}${first === last ? '' : ` – ${last}`}, cả ngày`;
}

function dayText(instant: Instant): string {
  const number = Math.floor(instant / secondsPerDay);
  const { year, month, day } = civilDate(number);
  return `${weekdays[weekdayOf(number) - 1]}, ${twoDigits(day)}/${twoDigits(month)}/${year}`;
}

function clockText(instant: Instant): string {
  const minutes = Math.floor((instant % secondsPerDay) / 60);
  return `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;
}
