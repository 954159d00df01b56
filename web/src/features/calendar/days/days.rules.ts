import { addDays, addMonths, mondayOf } from '@hopgon/engine/time/days';
import { daysFrom, isDay, monthDays } from '../../../lib/format/days.ts';

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

interface Shown {
  readonly day: string;
  readonly isToday: boolean;
  /** Nothing on a day off. */
  readonly working: readonly unknown[];
}

/** The day one means who makes a meeting while only days to come are shown; null where it is the next hour of today. */
export function dayMeant(shown: readonly Shown[], day: string, today: string): string | null {
  if (day < today || shown.some(({ isToday }) => isToday)) return null;
  const works = ({ working }: Shown) => working.length > 0;
  const own = shown.find((each) => each.day === day);
  return own && works(own) ? day : (shown.find(works)?.day ?? day);
}

/** Number of the week as ISO 8601 counts: the first one holds the first Thursday. */
export function weekNumber(day: string): number {
  const thursday = addDays(mondayOf(day), 3);
  const newYear = Date.parse(`${thursday.slice(0, 4)}-01-01T00:00Z`);
  return Math.floor((Date.parse(`${thursday}T00:00Z`) - newYear) / (7 * 86_400_000)) + 1;
}
