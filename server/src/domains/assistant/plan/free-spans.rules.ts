import { addDays } from '@hopgon/engine/time/days';
import { addMinutes, atClock, dateOf, type LocalTime, midnightOf } from '@hopgon/engine/time/local-time';
import { isWorked } from '@hopgon/engine/time/work-days';
import type { Slot, WorkingHours } from '../shared/workplace.rules.ts';

/** A day of work, and what of it is free, in order. */
export interface FreeDay {
  readonly date: string;
  readonly free: readonly Slot[];
}

/** What is shorter is no time to speak of. */
const leastMinutes = 15;

const later = (one: LocalTime, other: LocalTime) => (one > other ? one : other);
const earlier = (one: LocalTime, other: LocalTime) => (one < other ? one : other);

const without = (slots: readonly Slot[], gone: Slot): Slot[] =>
  slots.flatMap(({ start, end }) =>
    [
      { start, end: earlier(end, gone.start) },
      { start: later(start, gone.end), end },
    ].filter((part) => addMinutes(part.start, leastMinutes) <= part.end),
  );

/** Of each working day that a stretch meets, the working time in it that nothing of `busy` takes. */
export function freeDays(
  { start, end }: Slot,
  hours: WorkingHours,
  busy: readonly Slot[],
  most = Number.POSITIVE_INFINITY,
): FreeDay[] {
  const days: FreeDay[] = [];
  for (let date = dateOf(start); midnightOf(date) < end && days.length < most; date = addDays(date, 1)) {
    const work = isWorked(date, hours) ? workOf(date, hours, { start, end }) : [];
    if (work.length > 0) days.push({ date, free: busy.reduce(without, work) });
  }
  return days;
}

function workOf(date: string, { start, end, lunch }: WorkingHours, within: Slot): Slot[] {
  const day = {
    start: later(atClock(date, start), within.start),
    end: earlier(atClock(date, end), within.end),
  };
  const pause = lunch && { start: atClock(date, lunch.start), end: atClock(date, lunch.end) };
  // A pause of no length takes nothing and leaves out what is too short.
  return without([day], pause ?? { start: day.end, end: day.end });
}
