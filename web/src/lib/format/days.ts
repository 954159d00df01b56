import { addDays, addMonths, daysBetween, mondayOf } from '@hopgon/engine/time/days';

/** A real day between 2000 and 2099, `YYYY-MM-DD`. */
export function isDay(text: string): boolean {
  if (!/^20\d\d-\d\d-\d\d$/.test(text)) return false;
  const instant = Date.parse(`${text}T00:00Z`);
  return !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(text);
}

export const daysFrom = (first: string, count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => addDays(first, index));

const firstOfMonth = (day: string): string => `${day.slice(0, 8)}01`;

/** Whole weeks, Monday first, that a month touches. */
export function monthDays(day: string): readonly string[] {
  const first = mondayOf(firstOfMonth(day));
  const last = addDays(addMonths(firstOfMonth(day), 1), -1);
  return daysFrom(first, Math.ceil((daysBetween(first, last) + 1) / 7) * 7);
}

export const sameMonth = (left: string, right: string): boolean => left.slice(0, 7) === right.slice(0, 7);
