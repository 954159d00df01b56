import { addDays, mondayOf } from '@hopgon/engine/time/days';

/** A real day between 2000 and 2099, `YYYY-MM-DD`. */
export function isDay(text: string): boolean {
  if (!/^20\d\d-\d\d-\d\d$/.test(text)) return false;
  const instant = Date.parse(`${text}T00:00Z`);
  return !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(text);
}

export const daysFrom = (first: string, count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => addDays(first, index));

const firstOfMonth = (day: string): string => `${day.slice(0, 8)}01`;

/** The same date so many months later, or the last of that month where it is shorter. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  const moved = new Date(Date.UTC(year, month - 1 + months, Math.min(date, last)));
  return moved.toISOString().slice(0, 10);
}

/** Whole weeks, Monday first, that a month touches. */
export function monthDays(day: string): readonly string[] {
  const first = mondayOf(firstOfMonth(day));
  const last = addDays(addMonths(firstOfMonth(day), 1), -1);
  const weeks = Math.ceil((Date.parse(last) - Date.parse(first) + 86_400_000) / (7 * 86_400_000));
  return daysFrom(first, weeks * 7);
}

export const sameMonth = (left: string, right: string): boolean => left.slice(0, 7) === right.slice(0, 7);
