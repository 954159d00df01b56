import { formatDate, addMonths as monthsAfter } from './civil.ts';

/** Arithmetic of days written "YYYY-MM-DD", without a zone. */
const dayLength = 86_400_000;

const midnight = (day: string): number => Date.parse(`${day}T00:00Z`);

/** The day `count` days later, or earlier when negative. */
export const addDays = (day: string, count: number): string =>
  new Date(midnight(day) + count * dayLength).toISOString().slice(0, 10);

export const daysBetween = (from: string, to: string): number =>
  Math.round((midnight(to) - midnight(from)) / dayLength);

/** ISO: Monday is 1, Sunday 7. */
export const weekdayOf = (day: string): number => new Date(midnight(day)).getUTCDay() || 7;

export const monthOf = (day: string): number => Number(day.slice(5, 7));
export const dayOfMonth = (day: string): number => Number(day.slice(8, 10));

/** Whether a day is among the last `count` of its month. */
export const isAmongLast = (day: string, count: number): boolean =>
  monthOf(addDays(day, count)) !== monthOf(day);

/** The same date so many months later, or the last of that month where it is shorter. */
export const addMonths = (day: string, months: number): string =>
  formatDate(monthsAfter(midnight(day) / dayLength, months));

/** Monday of the week of a day. */
export const mondayOf = (day: string): string => addDays(day, 1 - weekdayOf(day));

/** First and last day of `count` whole weeks, of which the last is the week of a day. */
export function weeksUpTo(day: string, count: number): { readonly from: string; readonly to: string } {
  const monday = mondayOf(day);
  return { from: addDays(monday, (1 - count) * 7), to: addDays(monday, 6) };
}
