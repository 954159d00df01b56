import { type DayNumber, mondayOf, weekdayOf } from '../civil.ts';
import type { Facts } from '../facts.ts';
import { type DaySpan, oneDay, type TimeContext } from './context.ts';

/** Days from a day to the next such weekday, 0 when it is one. */
export const daysUntil = (day: DayNumber, weekday: number) => (weekday - weekdayOf(day) + 7) % 7;

/** The day of a weekday in the week some weeks from this one; weeks start on Monday. */
export function weekdayInWeek(today: DayNumber, weekday: number, weeks: number): DayNumber {
  return mondayOf(today) + weeks * 7 + weekday - 1;
}

/** "thứ hai đầu tuần" names no week. */
const saidWeeks = ({ period, edge, every }: Facts): number | undefined =>
  period?.amount === 0 && (edge || every) ? undefined : period?.amount;

/** "thứ hai", "thứ hai tuần sau", "thứ hai tới": alone it is the coming one in scheduling, else the nearest. */
export function resolveWeekday(facts: Facts, weekday: number, { today, forward }: TimeContext): DaySpan {
  const weeks = saidWeeks(facts) ?? (facts.shift?.unit === 'week' ? facts.shift.amount : undefined);
  if (weeks !== undefined) return oneDay(weekdayInWeek(today, weekday, weeks));
  const ahead = daysUntil(today, weekday);
  const coming = today + (ahead || 7);
  switch (facts.turn) {
    case 'this':
      return oneDay(today + ahead);
    case 'coming':
      return oneDay(coming, 0.9, { alternatives: [coming + 7] });
    case 'next':
      return coming < mondayOf(today) + 7
        ? oneDay(coming + 7, 0.7, { alternatives: [coming] })
        : oneDay(coming, 0.8, { alternatives: [coming + 7] });
    case 'last':
      return oneDay(today + ahead - 7);
    default:
      if (facts.every) return oneDay(today + ahead, 1, { step: 7 });
      if (forward) return oneDay(today + ahead, 0.9, { step: 7, alternatives: [today + ahead + 7] });
      return oneDay(today + (ahead > 3 ? ahead - 7 : ahead), 0.8, {
        alternatives: [today + (ahead > 3 ? ahead : ahead - 7)],
      });
  }
}
