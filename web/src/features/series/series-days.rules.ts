import type { MonthPlace, Recurrence } from '@hopgon/contract/series/schemas';
import { addDays, dayOfMonth, isAmongLast, mondayOf, monthOf, weekdayOf } from '@hopgon/engine/time/days';
import { firstDayOf } from './recurrence-draft.rules.ts';

const numberOf = (day: string): number => Date.parse(`${day}T00:00Z`) / 86_400_000;
const monthsOf = (day: string): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;

function isAt(on: MonthPlace, day: string): boolean {
  if (on.by === 'day') return on.day === -1 ? isAmongLast(day, 1) : dayOfMonth(day) === on.day;
  if (weekdayOf(day) !== on.weekday) return false;
  return on.nth === -1 ? isAmongLast(day, 7) : Math.ceil(dayOfMonth(day) / 7) === on.nth;
}

function isOn(recurrence: Recurrence, first: string, day: string): boolean {
  const isTurn = (passed: number) => passed % recurrence.interval === 0;
  switch (recurrence.frequency) {
    case 'daily':
      return isTurn(numberOf(day) - numberOf(first));
    case 'weekly':
      return (
        recurrence.weekdays.includes(weekdayOf(day)) &&
        isTurn((numberOf(mondayOf(day)) - numberOf(mondayOf(first))) / 7)
      );
    case 'monthly':
      return isAt(recurrence.on, day) && isTurn(monthsOf(day) - monthsOf(first));
    case 'yearly':
      return (
        monthOf(day) === recurrence.month &&
        isAt(recurrence.on, day) &&
        isTurn((monthsOf(day) - monthsOf(first)) / 12)
      );
  }
}

/** Days on which a rule has a meeting for one whose day is `day`, through `last`; exceptions are not looked at. */
export function daysOf(recurrence: Recurrence, day: string, last: string): string[] {
  const { ends } = recurrence;
  const end = ends.by === 'until' && ends.day < last ? ends.day : last;
  const most = ends.by === 'count' ? ends.count : Number.POSITIVE_INFINITY;
  const first = firstDayOf(recurrence, day);
  const found: string[] = [];
  for (let each = first; each <= end && found.length < most; each = addDays(each, 1)) {
    if (isOn(recurrence, first, each)) found.push(each);
  }
  return found;
}

/** Of days off those on which a rule has a meeting, in order. */
export function holidaysOn(recurrence: Recurrence, day: string, daysOff: readonly string[]): string[] {
  const last = daysOff.toSorted().at(-1);
  if (last === undefined) return [];
  const off = new Set(daysOff);
  return daysOf(recurrence, day, last).filter((each) => off.has(each));
}

/** The most a rule may leave out. */
const mostLeftOut = 100;

export const without = (recurrence: Recurrence, days: readonly string[]): Recurrence => ({
  ...recurrence,
  exceptions: [...new Set([...recurrence.exceptions, ...days])].sort().slice(0, mostLeftOut),
});
