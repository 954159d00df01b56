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
  return dayNumber(year, month, 1);
}

/** The same day some months on, the last day of that month where it has none. */
export function addMonths(day: DayNumber, months: number): DayNumber {
  const date = civilDate(day);
  const target = firstOfMonth(date.year, date.month + months);
  return target + Math.min(date.day, daysInMonth(date.year, date.month + months)) - 1;
}

export function isCivilDate(year: number, month: number, day: number): boolean {
  // Every month has 28 days; only the others need the calendar.
  return month >= 1 && month <= 12 && day >= 1 && (day <= 28 || day <= daysInMonth(year, month));
}

/** "YYYY-MM-DD"; years before 0 as ISO 8601 writes them, with a sign and six digits. */
export function formatDate(day: DayNumber): string {
  return formatInstant(day * secondsPerDay).slice(0, -9);
}

/** "YYYY-MM-DDTHH:MM:SS", local. */
export function formatInstant(instant: Instant): string {
  return new Date(instant * 1000).toISOString().slice(0, -5);
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
