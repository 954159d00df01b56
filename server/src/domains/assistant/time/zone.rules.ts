/** A local time "YYYY-MM-DDTHH:MM:SS", in a zone named beside it. */
export type LocalTime = string;

const asWritten = (zone: string) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' });

/** What clocks of the zone show at an instant. */
export const localOf = (instant: Date, zone: string): LocalTime =>
  asWritten(zone).format(instant).replace(' ', 'T');

const asUtc = (local: LocalTime): number => Date.parse(`${local}Z`);

/** The instant at which clocks of the zone show a time; one that is skipped in spring is read with the offset before it. */
export function instantOf(local: LocalTime, zone: string): Date {
  const wanted = asUtc(local);
  const offsetAt = (time: number) => asUtc(localOf(new Date(time), zone)) - time;
  const guess = wanted - offsetAt(wanted);
  const settled = wanted - offsetAt(guess);
  return new Date(asUtc(localOf(new Date(settled), zone)) === wanted ? settled : guess);
}

/** A local time some minutes on, by the calendar alone. */
export const addMinutes = (local: LocalTime, minutes: number): LocalTime =>
  new Date(asUtc(local) + minutes * 60_000).toISOString().slice(0, 19);

export const dateOf = (local: LocalTime): string => local.slice(0, 10);
export const clockOf = (local: LocalTime): string => local.slice(11, 16);
export const atClock = (date: string, clock: string): LocalTime => `${date}T${clock}:00`;
export const addDays = (date: string, days: number): string =>
  dateOf(addMinutes(atClock(date, '00:00'), days * 1440));

/** 1 is Monday, 7 is Sunday. */
export const weekdayOf = (date: string): number => new Date(`${date}T00:00:00Z`).getUTCDay() || 7;

export const minutesBetween = (start: LocalTime, end: LocalTime): number =>
  (asUtc(end) - asUtc(start)) / 60_000;
