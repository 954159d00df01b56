import { monthPlaceInWords } from '@hopgon/contract/series/recurrence-in-words';
import type { MonthPlace } from '@hopgon/contract/series/schemas';
import { dayOfMonth, isAmongLast, weekdayOf } from '@hopgon/engine/time/days';

/** How a day of each month is named. */
export type MonthBy = 'day' | 'last-day' | 'nth' | 'last';

const nths = [1, 2, 3, 4] as const;

export function monthPlace(by: MonthBy, day: string): MonthPlace {
  switch (by) {
    case 'day':
      return { by: 'day', day: dayOfMonth(day) };
    case 'last-day':
      return { by: 'day', day: -1 };
    case 'nth':
      return { by: 'weekday', nth: nths[Math.ceil(dayOfMonth(day) / 7) - 1] ?? -1, weekday: weekdayOf(day) };
    case 'last':
      return { by: 'weekday', nth: -1, weekday: weekdayOf(day) };
  }
}

/** The ways to name a day of a month that are true of this one. */
export function waysOfMonth(day: string): MonthBy[] {
  return [
    'day',
    ...(isAmongLast(day, 1) ? (['last-day'] as const) : []),
    ...(dayOfMonth(day) <= 28 ? (['nth'] as const) : []),
    ...(isAmongLast(day, 7) ? (['last'] as const) : []),
  ];
}

export const monthChoices = (day: string): { value: MonthBy; label: string }[] =>
  waysOfMonth(day).map((value) => ({ value, label: `Vào ${monthPlaceInWords(monthPlace(value, day))}` }));

/** One that no longer is true of the day becomes the day of the month. */
export const wayOfMonth = (by: MonthBy, day: string): MonthBy => (waysOfMonth(day).includes(by) ? by : 'day');

/** By which of them a rule names it. */
export function monthByOf(on: MonthPlace): MonthBy {
  if (on.by === 'day') return on.day === -1 ? 'last-day' : 'day';
  return on.nth === -1 ? 'last' : 'nth';
}
