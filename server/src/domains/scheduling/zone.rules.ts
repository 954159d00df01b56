const formats = new Map<string, Intl.DateTimeFormat>();

// Making one costs as much as a hundred uses of it.
function formatIn(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' });
  formats.set(zone, made);
  return made;
}

/** "YYYY-MM-DD HH:MM:SS", as clocks of the zone show it. */
const localText = (instant: number, zone: string): string => formatIn(zone).format(instant);

/** Milliseconds that a zone's clock is ahead of UTC at an instant. */
const aheadOfUtc = (instant: number, zone: string): number =>
  Date.parse(`${localText(instant, zone).replace(' ', 'T')}Z`) - Math.floor(instant / 1000) * 1000;

/** Which day it is in a zone, "YYYY-MM-DD". */
export const dateIn = (zone: string, instant: number): string => localText(instant, zone).slice(0, 10);

/** When so many minutes of a day are gone by the clock of a zone, in ms since 1970; one that is skipped is the one after it. */
export function instantAt(date: string, minute: number, zone: string): number {
  const wanted = Date.parse(`${date}T00:00Z`) + minute * 60_000;
  const near = wanted - aheadOfUtc(wanted, zone);
  return wanted - aheadOfUtc(near, zone);
}

export const nextDate = (date: string): string =>
  new Date(Date.parse(`${date}T00:00Z`) + 86_400_000).toISOString().slice(0, 10);

/** Minutes since midnight of "HH:MM". */
export const minuteOf = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5));
