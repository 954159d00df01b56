import { civilDate, type DayNumber, firstOfMonth, weekdayOf } from './civil.ts';
import type { Facts } from './facts.ts';

/** The day within a month: its number, -1 for the last; or its nth weekday (1 is Monday, 7 Sunday), -1 for the last. */
type MonthPlace =
  | { readonly by: 'day'; readonly day: number }
  | { readonly by: 'weekday'; readonly nth: number; readonly weekday: number };

/** A rule that repeats, whole: unstated parts come from its first day. `interval` 2 is every second one. */
export type Recurrence =
  | { readonly frequency: 'daily'; readonly interval: number }
  | { readonly frequency: 'weekly'; readonly interval: number; readonly weekdays: readonly number[] }
  | { readonly frequency: 'monthly'; readonly interval: number; readonly on: MonthPlace }
  | {
      readonly frequency: 'yearly';
      readonly interval: number;
      readonly month: number;
      readonly on: MonthPlace;
    };

/** The rule facts state, beginning on a day; null where they repeat nothing, or by the moon. */
export function recurrenceOf(facts: Facts, begins: DayNumber): Recurrence | null {
  const { every, interval = 1, date, calendar } = facts;
  if (!every || date?.lunar || calendar === 'lunar') return null;
  if (every === 'weekly' || (every === 'daily' && saysWeekdays(facts)))
    return { frequency: 'weekly', interval, weekdays: weekdaysOf(facts, begins) };
  if (every === 'daily') return { frequency: 'daily', interval };
  const on = placeOf(facts, begins);
  if (every === 'monthly') return { frequency: 'monthly', interval, on };
  return { frequency: 'yearly', interval, month: civilDate(begins).month, on };
}

const saysWeekdays = ({ weekday, weekdays }: Facts) => weekday !== undefined || weekdays !== undefined;

function weekdaysOf({ weekday, weekdays, edge }: Facts, begins: DayNumber): number[] {
  if (edge === 'end' && weekday === undefined) return [6, 7];
  const days = weekdays ?? [weekday ?? weekdayOf(begins)];
  return days.toSorted((left, right) => left - right);
}

function placeOf({ nth, weekday, edge, date }: Facts, begins: DayNumber): MonthPlace {
  const { year, month, day } = civilDate(begins);
  if (nth && nth.of !== 'day' && nth.of !== 'workday')
    return { by: 'weekday', nth: nth.count, weekday: weekday ?? weekdayOf(begins) };
  const isLast = begins + 1 === firstOfMonth(year, month + 1);
  const saysLast = (nth !== undefined && nth.count < 0) || edge === 'end' || edge === 'close';
  return { by: 'day', day: isLast && saysLast && date?.day === undefined ? -1 : day };
}
