/** Days since 1970-01-01 of the proleptic Gregorian calendar; local, without zone. */
export type DayNumber = number;

/** Seconds since 1970-01-01T00:00:00 of the same local calendar. */
export type Instant = number;

export type CivilDate = { readonly year: number; readonly month: number; readonly day: number };

export const secondsPerDay = 86_400;
const daysPerEra = 146_097;

/** Source: H. Hinnant, "chrono-Compatible Low-Level Date Algorithms" (days_from_civil). */
export function dayNumber(year: number, month: number, day: number): DayNumber {
  const shifted = month <= 2 ? year - 1 : year;
  const era = Math.floor(shifted / 400);
  const yearOfEra = shifted - era * 400;
  const dayOfYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + day - 1;
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return era * daysPerEra + dayOfEra - 719_468;
}

/** Source: as `dayNumber` (civil_from_days). */
export function civilDate(day: DayNumber): CivilDate {
  const shifted = day + 719_468;
  const era = Math.floor(shifted / daysPerEra);
  const dayOfEra = shifted - era * daysPerEra;
  const yearOfEra = Math.floor(
    (dayOfEra -
      Math.floor(dayOfEra / 1460) +
      Math.floor(dayOfEra / 36_524) -
      Math.floor(dayOfEra / 146_096)) /
      365,
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const shiftedMonth = Math.floor((5 * dayOfYear + 2) / 153);
  const month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9;
  return {
    year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0),
    month,
    day: dayOfYear - Math.floor((153 * shiftedMonth + 2) / 5) + 1,
  };
}

/** 0 is Sunday, as in JavaScript. */
export function weekdayOf(day: DayNumber): number {
  return (((day + 4) % 7) + 7) % 7;
}

/** The Monday that opens the week of a day. */
export function mondayOf(day: DayNumber): DayNumber {
  return day - ((weekdayOf(day) + 6) % 7);
}

function daysInMonth(year: number, month: number): number {
  return firstOfMonth(year, month + 1) - firstOfMonth(year, month);
}

/** First day of a month; months outside 1–12 run over into other years. */
export function firstOfMonth(year: number, month: number): DayNumber {
  const months = year * 12 + month - 1;
  return dayNumber(Math.floor(months / 12), (((months % 12) + 12) % 12) + 1, 1);
}

/** The same day some months on, the last day of that month where it has none. */
export function addMonths(day: DayNumber, months: number): DayNumber {
  const date = civilDate(day);
  const target = firstOfMonth(date.year, date.month + months);
  const { year, month } = civilDate(target);
  return target + Math.min(date.day, daysInMonth(year, month)) - 1;
}

export function isCivilDate(year: number, month: number, day: number): boolean {
  return month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month);
}

const pad = (value: number, length = 2) => String(value).padStart(length, '0');

/** "YYYY-MM-DD"; years before 0 as ISO 8601 writes them, with a sign and six digits. */
export function formatDate(day: DayNumber): string {
  const date = civilDate(day);
  const year = date.year < 0 ? `-${pad(-date.year, 6)}` : pad(date.year, 4);
  return `${year}-${pad(date.month)}-${pad(date.day)}`;
}

/** "YYYY-MM-DDTHH:MM:SS", local. */
export function formatInstant(instant: Instant): string {
  const day = Math.floor(instant / secondsPerDay);
  const second = instant - day * secondsPerDay;
  return `${formatDate(day)}T${pad(Math.floor(second / 3600))}:${pad(Math.floor(second / 60) % 60)}:${pad(second % 60)}`;
}

const written = /^(\d{4})-(\d\d)-(\d\d)(?:T(\d\d):(\d\d)(?::(\d\d))?)?/;

/** Reads "YYYY-MM-DD" with or without "THH:MM[:SS]"; throws a RangeError on anything else. */
export function parseInstant(text: string): Instant {
  const match = written.exec(text);
  if (!match) throw new RangeError(`Not a local time: ${text}`);
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = match
    .slice(1)
    .map((part) => Number(part ?? 0));
  return dayNumber(year, month, day) * secondsPerDay + hour * 3600 + minute * 60 + second;
}
