import { addDays } from './days.ts';

/** A local time "YYYY-MM-DDTHH:MM:SS", in a zone named beside it. */
export type LocalTime = string;

const asUtc = (local: LocalTime): number => Date.parse(`${local}Z`);

/** A local time some minutes on, by the calendar alone. */
export const addMinutes = (local: LocalTime, minutes: number): LocalTime =>
  new Date(asUtc(local) + minutes * 60_000).toISOString().slice(0, 19);

export const dateOf = (local: LocalTime): string => local.slice(0, 10);
export const clockOf = (local: LocalTime): string => local.slice(11, 16);
export const atClock = (date: string, clock: string): LocalTime => `${date}T${clock}:00`;
export const midnightOf = (date: string): LocalTime => atClock(date, '00:00');

/** The days that a stretch of time meets, at least one; `after` is the first it does not meet. */
export function coveredDays(
  start: LocalTime,
  end: LocalTime,
): { readonly first: string; readonly after: string } {
  const first = dateOf(start);
  const after = end > midnightOf(dateOf(end)) ? addDays(dateOf(end), 1) : dateOf(end);
  return { first, after: after > first ? after : addDays(first, 1) };
}

export const minutesBetween = (start: LocalTime, end: LocalTime): number =>
  (asUtc(end) - asUtc(start)) / 60_000;
