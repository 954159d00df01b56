import { allDays, type Days } from '@hopgon/contract/meetings/all-day';
import { dayInWords } from '@hopgon/contract/time/format-local';
import { localClock, localDay } from '@hopgon/contract/time/zoned';
import { addDays, dayOfMonth, monthOf } from '@hopgon/engine/time/days';
import { monthInWords, shortWeekday } from '../../lib/format/day-words.ts';
import { type CalendarView, weekNumber } from './days/days.rules.ts';
import type { Span } from './entries/shift.rules.ts';

const yearOf = (day: string): string => day.slice(0, 4);

function weekInWords(days: readonly string[], today: string): string {
  const first = days[0] ?? today;
  const last = days.at(-1) ?? today;
  const year = yearOf(last) === yearOf(today) && yearOf(first) === yearOf(last) ? '' : `, ${yearOf(last)}`;
  if (monthOf(first) === monthOf(last))
    return `${dayOfMonth(first)}–${dayOfMonth(last)} tháng ${monthOf(last)}${year}`;
  const firstYear = yearOf(first) === yearOf(last) ? '' : `, ${yearOf(first)}`;
  return `${dayOfMonth(first)} tháng ${monthOf(first)}${firstYear} – ${dayOfMonth(last)} tháng ${monthOf(last)}${year}`;
}

/** What is shown: '16–22 tháng 11', 'Tháng 11, 2026', 'Thứ Sáu, 20/11/2026'. */
export function placeInWords(
  view: CalendarView,
  day: string,
  days: readonly string[],
  today: string,
): string {
  if (view === 'day') return dayInWords(day);
  return view === 'month' ? monthInWords(day) : weekInWords(days, today);
}

/** The same where there is little room: '16–22/11', 'T6, 20/11'. */
export function placeInShort(view: CalendarView, day: string, days: readonly string[]): string {
  if (view === 'month') return `Tháng ${monthOf(day)}/${yearOf(day).slice(2)}`;
  const text = (of: string) => `${dayOfMonth(of)}/${monthOf(of)}`;
  if (view === 'day') return `${shortWeekday(day)}, ${text(day)}`;
  const first = days[0] ?? day;
  const last = days.at(-1) ?? day;
  return monthOf(first) === monthOf(last)
    ? `${dayOfMonth(first)}–${text(last)}`
    : `${text(first)}–${text(last)}`;
}

/** 'Tuần 47' */
export const weekInNumbers = (day: string): string => `Tuần ${weekNumber(day)}`;

const daysOf = ({ start, end, days }: Span, timeZone: string): Days | null =>
  days === undefined ? allDays({ startsAt: start, endsAt: end, timeZone }) : days;

/** '10:00' by the clock of a zone; an end on a later day says how much later: '01:00 (+1 ngày)'. */
export function endClock({ start, end }: Span, timeZone: string): string {
  const clock = localClock(end, timeZone);
  const [from, to] = [localDay(start, timeZone), localDay(end, timeZone)];
  // Midnight ends a day, it does not begin another.
  if (to === from || (to === addDays(from, 1) && clock === '00:00')) return clock;
  const later = Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
  return `${clock} (+${later} ngày)`;
}

/** '09:30–10:00' by the clock of a zone, or 'cả ngày'. */
export function clocksOf(span: Span, timeZone: string): string {
  const days = daysOf(span, timeZone);
  if (days) return days.first === days.last ? 'cả ngày' : `cả ngày đến ${dayInWords(days.last)}`;
  return `${localClock(span.start, timeZone)}–${endClock(span, timeZone)}`;
}

/** 'Thứ Ba, 24/11/2026, 09:30–10:00' */
export const spanInWords = (span: Span, timeZone: string): string =>
  `${dayInWords(daysOf(span, timeZone)?.first ?? localDay(span.start, timeZone))}, ${clocksOf(span, timeZone)}`;
