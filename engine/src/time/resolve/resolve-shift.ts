import { addMonths, type DayNumber, type Instant, secondsPerDay, weekdayOf } from '../civil.ts';
import type { Amount } from '../facts.ts';
import { type DaySpan, oneDay } from './context.ts';

const seconds: Partial<Record<Amount['unit'], number>> = { second: 1, minute: 60, hour: 3600 };

/** An instant some seconds, minutes or hours from another; null for longer units. */
export function shiftInstant(from: Instant, { unit, amount }: Amount): Instant | null {
  const length = seconds[unit];
  return length === undefined ? null : from + amount * length;
}

/** A day some days, weeks, months or years from another. */
export function shiftDay(from: DayNumber, { unit, amount }: Amount): DaySpan {
  switch (unit) {
    case 'workday':
      return oneDay(addWorkdays(from, amount));
    case 'week':
      return oneDay(from + amount * 7);
    case 'month':
      return oneDay(addMonths(from, amount));
    case 'quarter':
      return oneDay(addMonths(from, amount * 3));
    case 'year':
      return oneDay(addMonths(from, amount * 12));
    default:
      return oneDay(from + amount);
  }
}

/** Monday to Friday count; holidays are a company's own data. */
function addWorkdays(from: DayNumber, amount: number): DayNumber {
  const step = Math.sign(amount);
  let day = from;
  let left = Math.abs(amount);
  while (left > 0) {
    day += step;
    if (weekdayOf(day) < 6) left -= 1;
  }
  return day;
}

export const startOf = (day: DayNumber): Instant => day * secondsPerDay;
