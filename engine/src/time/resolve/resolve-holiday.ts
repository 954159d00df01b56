import { civilDate, type DayNumber, dayNumber } from '../civil.ts';
import type { Facts } from '../facts.ts';
import { lunarDayNumber } from '../lunar.ts';
import { type HolidayDate, type HolidayKey, holidayNames } from '../rules/holiday-names.ts';
import { type DaySpan, oneDay, type TimeContext } from './context.ts';

const byKey = new Map<HolidayKey, HolidayDate>(holidayNames.map((holiday) => [holiday.key, holiday]));

/** The day of a holiday in a year, lunar ones in the lunar year of that name. */
function holidayDay(key: HolidayKey, year: number): DayNumber | null {
  const holiday = byKey.get(key);
  if (!holiday) return null;
  if (holiday.calendar === 'lunar') return lunarDayNumber(year, holiday.month, holiday.day);
  return dayNumber(year, holiday.month, holiday.day);
}

/** A feast said without its year is the one to come, unless told to be past. */
export function resolveHoliday(facts: Facts, key: HolidayKey, { today }: TimeContext): DaySpan | null {
  const now = civilDate(today).year;
  const said = facts.date?.year ?? (facts.period?.unit === 'year' ? now + facts.period.amount : undefined);
  const years = said === undefined ? [now - 1, now, now + 1] : [said];
  const days = years.map((year) => holidayDay(key, year)).filter((day) => day !== null);
  const found =
    facts.turn === 'last' ? days.findLast((day) => day < today) : days.find((day) => day >= today);
  const day = found ?? days.at(-1);
  return day === undefined ? null : oneDay(day);
}
