/** Days since 1970-01-01 of the proleptic Gregorian calendar; local, without zone. */
export type DayNumber = number;

/** Seconds since 1970-01-01T00:00:00 of the same local calendar. */
export type Instant = number;

export type CivilDate = { readonly year: number; readonly month: number; readonly day: number };

export const secondsPerDay = 86_400;
const millisecondsPerDay = secondsPerDay * 1000;

/** Months outside 1–12 and days outside a month run over. */
export function dayNumber(year: number, month: number, day: number): DayNumber {
  return new Date(0).setUTCFullYear(year, month - 1, day) / millisecondsPerDay;
}

export function civilDate(day: DayNumber): CivilDate {
  const date = new Date(day * millisecondsPerDay);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}

/** 1 is Monday, 7 is Sunday. */
export function weekdayOf(day: DayNumber): number {
  return ((((day + 3) % 7) + 7) % 7) + 1;
}

/** The Monday that opens the week of a day. */
export function mondayOf(day: DayNumber): DayNumber {
  return day - weekdayOf(day) + 1;
}

/** First day of a month; months outside 1–12 run over into other years. */
export function firstOfMonth(year: number, month: number): DayNumber {
  return dayNumber(year, month, 1);
}

/** The same day some months on, the last day of that month where it has none. */
export function addMonths(day: DayNumber, months: number): DayNumber {
  const date = civilDate(day);
  const month = date.month + months;
  return Math.min(dayNumber(date.year, month, date.day), firstOfMonth(date.year, month + 1) - 1);
}

export function isCivilDate(year: number, month: number, day: number): boolean {
  return month >= 1 && month <= 12 && day >= 1 && dayNumber(year, month, day) < firstOfMonth(year, month + 1);
}

/** "YYYY-MM-DD"; years before 0 as ISO 8601 writes them, with a sign and six digits. */
export function formatDate(day: DayNumber): string {
  return formatInstant(day * secondsPerDay).slice(0, -9);
}

/** "YYYY-MM-DDTHH:MM:SS", local. */
export function formatInstant(instant: Instant): string {
  return new Date(instant * 1000).toISOString().slice(0, -5);
}

const written = /^(\d{4}-\d\d-\d\d)(?:T(\d\d:\d\d(?::\d\d)?))?/;

/** Reads "YYYY-MM-DD" with or without "THH:MM[:SS]"; throws a RangeError on anything else. */
export function parseInstant(text: string): Instant {
  const [, day, clock = '00:00'] = written.exec(text) ?? [];
  const instant = Date.parse(`${day}T${clock}Z`) / 1000;
  if (Number.isNaN(instant)) throw new RangeError(`Not a local time: ${text}`);
  return instant;
}
