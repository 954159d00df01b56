const formats = new Map<string, Intl.DateTimeFormat>();

function formatIn(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  });
  formats.set(timeZone, made);
  return made;
}

type When = string | number | Date;

const dayLength = 86_400_000;

/** What calendar and clock of a zone show, `YYYY-MM-DDTHH:mm:ss`. */
function localText(when: When, timeZone: string): string {
  const parts = formatIn(timeZone).formatToParts(new Date(when));
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((found) => found.type === type)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}:${part('second')}`;
}

/** Milliseconds that a zone's clock is ahead of UTC at an instant. */
const aheadOfUtc = (instant: number, timeZone: string): number =>
  Date.parse(`${localText(instant, timeZone)}Z`) - Math.floor(instant / 1000) * 1000;

/** Which day it is in a zone, `YYYY-MM-DD`. */
export const localDay = (when: When, timeZone: string): string => localText(when, timeZone).slice(0, 10);

/** What the clock of a zone shows, `HH:mm`. */
export const localClock = (when: When, timeZone: string): string => localText(when, timeZone).slice(11, 16);

/** When the clock of a zone shows `HH:mm` on a day; a time that a change of clocks skips is the one after it. */
export function instantAt(day: string, clock: string, timeZone: string): Date {
  const wanted = Date.parse(`${day}T${clock}:00Z`);
  const near = wanted - aheadOfUtc(wanted, timeZone);
  const found = wanted - aheadOfUtc(near, timeZone);
  return new Date(found + aheadOfUtc(found, timeZone) === wanted ? found : Math.max(near, found));
}

/** The day `count` days later, or earlier when negative. */
export const addDays = (day: string, count: number): string =>
  new Date(Date.parse(`${day}T00:00Z`) + count * dayLength).toISOString().slice(0, 10);

/** Monday of the week of a day. */
export function mondayOf(day: string): string {
  const sinceMonday = (new Date(`${day}T00:00Z`).getUTCDay() + 6) % 7;
  return addDays(day, -sinceMonday);
}

export const browserZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Whether two zones' clocks show the same at an instant. */
export const clocksAgree = (when: When, left: string, right: string): boolean =>
  localText(when, left) === localText(when, right);
