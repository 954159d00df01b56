/**
 * Calendar and clock of IANA zones, for the whole product: a day is "YYYY-MM-DD", a clock "HH:MM", a local time
 * "YYYY-MM-DDTHH:MM:SS"; an instant is a Date, milliseconds since 1970 or an ISO 8601 text. A zone nobody knows throws a
 * RangeError.
 */
type When = Date | number | string;

const dayLength = 86_400_000;
const formats = new Map<string, Intl.DateTimeFormat>();

// Making one costs as much as a hundred uses of it. Swedes write dates as ISO 8601 does.
function formatIn(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' });
  formats.set(zone, made);
  return made;
}

/** The local date and time of a zone, "YYYY-MM-DDTHH:MM:SS". */
export const localTime = (when: When, zone: string): string =>
  formatIn(zone).format(new Date(when)).replace(' ', 'T');

/** Which day it is in a zone, "YYYY-MM-DD". */
export const localDay = (when: When, zone: string): string => localTime(when, zone).slice(0, 10);

/** The local time of day in a zone, "HH:MM". */
export const localClock = (when: When, zone: string): string => localTime(when, zone).slice(11, 16);

/** Whether two zones have the same local time at an instant. */
export const clocksAgree = (when: When, left: string, right: string): boolean =>
  localTime(when, left) === localTime(when, right);

/** Milliseconds that a zone's clock is ahead of UTC at an instant. */
const aheadOfUtc = (instant: number, zone: string): number =>
  Date.parse(`${localTime(instant, zone)}Z`) - Math.floor(instant / 1000) * 1000;

/** The instant at which a zone shows a local time; one that a change of clocks skips is the one after it. */
export function instantOf(local: string, zone: string): Date {
  const wanted = Date.parse(`${local}Z`);
  const near = wanted - aheadOfUtc(wanted, zone);
  const found = wanted - aheadOfUtc(near, zone);
  return new Date(found + aheadOfUtc(found, zone) === wanted ? found : Math.max(near, found));
}

/** The same of a day and a clock, "HH:MM". */
export const instantAt = (day: string, clock: string, zone: string): Date =>
  instantOf(`${day}T${clock}:00`, zone);

const midnight = (day: string): number => Date.parse(`${day}T00:00Z`);

/** The day `count` days later, or earlier when negative. */
export const addDays = (day: string, count: number): string =>
  new Date(midnight(day) + count * dayLength).toISOString().slice(0, 10);

export const daysBetween = (from: string, to: string): number =>
  Math.round((midnight(to) - midnight(from)) / dayLength);

/** ISO: Monday is 1, Sunday 7. */
export const weekdayOf = (day: string): number => new Date(midnight(day)).getUTCDay() || 7;

/** Monday of the week of a day. */
export const mondayOf = (day: string): string => addDays(day, 1 - weekdayOf(day));

/** Minutes since midnight of "HH:MM". */
export const minutesOf = (clock: string): number =>
  Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5));
