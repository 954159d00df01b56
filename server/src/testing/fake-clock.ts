import type { Clock } from '../platform/clock/clock.ts';

export interface FakeClock extends Clock {
  set(instant: string): void;
  /** Moves on by so many milliseconds. */
  advance(milliseconds: number): void;
}

export const minutes = (count: number): number => count * 60_000;
export const hours = (count: number): number => minutes(count * 60);
export const days = (count: number): number => hours(count * 24);

/** A clock that stands still until it is advanced: Friday, 20/11/2026, 09:00 in Vietnam. */
export function fakeClock(start = '2026-11-20T09:00:00+07:00'): FakeClock {
  let now = new Date(start).getTime();
  return {
    now: () => new Date(now),
    set: (instant) => {
      now = new Date(instant).getTime();
    },
    advance: (milliseconds) => {
      now += milliseconds;
    },
  };
}
