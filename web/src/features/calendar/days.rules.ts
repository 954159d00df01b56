import { addDays, mondayOf } from '@hopgon/engine/time/zoned';
import { addMonths, daysFrom, isDay, monthDays } from '../../lib/format/days.ts';

export const calendarViews = ['day', 'week', 'month', 'list'] as const;
export type CalendarView = (typeof calendarViews)[number];

/** The days a view shows around one of them. */
export function daysShown(view: CalendarView, day: string): readonly string[] {
  if (view === 'day') return [day];
  return view === 'month' ? monthDays(day) : daysFrom(mondayOf(day), 7);
}

/** The day to show when one turns a page forward or back. */
export function turnedPage(view: CalendarView, day: string, by: 1 | -1): string {
  const turned = view === 'month' ? addMonths(day, by) : addDays(day, view === 'day' ? by : by * 7);
  return isDay(turned) ? turned : day;
}

/** Number of the week as ISO 8601 counts: the first one holds the first Thursday. */
export function weekNumber(day: string): number {
  const thursday = addDays(mondayOf(day), 3);
  const newYear = Date.parse(`${thursday.slice(0, 4)}-01-01T00:00Z`);
  return Math.floor((Date.parse(`${thursday}T00:00Z`) - newYear) / (7 * 86_400_000)) + 1;
}
