import { civilDate, type DayNumber, dayNumber } from '../civil.ts';
import type { Facts } from '../facts.ts';
import { lunarDayNumber } from '../lunar.ts';
import { type DaySpan, oneDay, type TimeContext } from './context.ts';

/** The day of a holiday in a year, lunar ones in the lunar year of that name. */
function holidayDay(date: string, year: number): DayNumber | null {
  const [day = 0, month = 0] = date.split(/\D/).map(Number);
  return (date.endsWith('al') ? lunarDayNumber : dayNumber)(year, month, day);
}

/** A holiday without its year is the next one, unless marked as past. */
export function resolveHoliday(facts: Facts, date: string, { today }: TimeContext): DaySpan | null {
  const now = civilDate(today).year;
  const said = facts.date?.year ?? (facts.period?.unit === 'year' ? now + facts.period.amount : undefined);
  const years = said === undefined ? [now - 1, now, now + 1] : [said];
  const days = years.map((year) => holidayDay(date, year)).filter((day) => day !== null);
  const found =
    facts.turn === 'last' ? days.findLast((day) => day < today) : days.find((day) => day >= today);
  const day = found ?? days.at(-1);
  return day === undefined ? null : oneDay(day);
}
