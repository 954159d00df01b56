import { addDays, mondayOf } from '../../lib/format/zoned-time.ts';

export const calendarViews = ['day', 'week', 'month', 'list'] as const;
export type CalendarView = (typeof calendarViews)[number];

/** A real day between 2000 and 2099, `YYYY-MM-DD`. */
export function isDay(text: string): boolean {
  if (!/^20\d\d-\d\d-\d\d$/.test(text)) return false;
  const instant = Date.parse(`${text}T00:00Z`);
  return !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(text);
}

const daysFrom = (first: string, count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => addDays(first, index));

const firstOfMonth = (day: string): string => `${day.slice(0, 8)}01`;

function monthLater(day: string, months: number): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  const moved = new Date(Date.UTC(year, month - 1 + months, Math.min(date, last)));
  return moved.toISOString().slice(0, 10);
}

/** Whole weeks, Monday first, that a month touches. */
export function monthDays(day: string): readonly string[] {
  const first = mondayOf(firstOfMonth(day));
  const last = addDays(monthLater(firstOfMonth(day), 1), -1);
  const weeks = Math.ceil((Date.parse(last) - Date.parse(first) + 86_400_000) / (7 * 86_400_000));
  return daysFrom(first, weeks * 7);
}

/** The days a view shows around one of them. */
export function daysShown(view: CalendarView, day: string): readonly string[] {
  if (view === 'day') return [day];
  return view === 'month' ? monthDays(day) : daysFrom(mondayOf(day), 7);
}

/** The day to show when one turns a page forward or back. */
export function turnedPage(view: CalendarView, day: string, by: 1 | -1): string {
  const turned = view === 'month' ? monthLater(day, by) : addDays(day, view === 'day' ? by : by * 7);
  return isDay(turned) ? turned : day;
}

export const sameMonth = (left: string, right: string): boolean => left.slice(0, 7) === right.slice(0, 7);

/** 1 is Monday, 7 is Sunday. */
export const weekdayOf = (day: string): number => ((new Date(`${day}T00:00Z`).getUTCDay() + 6) % 7) + 1;

/** Number of the week as ISO 8601 counts: the first one holds the first Thursday. */
export function weekNumber(day: string): number {
  const thursday = addDays(mondayOf(day), 3);
  const newYear = Date.parse(`${thursday.slice(0, 4)}-01-01T00:00Z`);
  return Math.floor((Date.parse(`${thursday}T00:00Z`) - newYear) / (7 * 86_400_000)) + 1;
}
