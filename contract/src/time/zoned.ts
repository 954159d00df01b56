/**
 * Days and clocks of IANA zones, computed alike by server and browser: a day is "YYYY-MM-DD", a clock "HH:MM", a local time
 * "YYYY-MM-DDTHH:MM:SS"; an instant is a Date, milliseconds since 1970 or an ISO 8601 text. An unknown zone throws a
 * RangeError.
 */
export type When = Date | number | string;

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

/** Minutes since midnight of "HH:MM". */
export const minutesOf = (clock: string): number =>
  Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5));
