import { localClock, minutesOf } from '@hopgon/contract/time/zoned';
import type { DayBounds } from '../../../data/meetings/own-meetings.rules.ts';
import { minutesOfDay, step } from '../grid/grid.rules.ts';
import type { Span } from './shift.rules.ts';

/** The part of a thing that lies on one day, in minutes of that day's clock. */
export interface Piece<T> {
  readonly of: T;
  readonly from: number;
  readonly to: number;
  /** Whether it begins or ends on this day, or goes on from the day before or into the one after. */
  readonly begins: boolean;
  readonly ends: boolean;
}

const usualLength = minutesOfDay * 60_000;

/** What the clock shows; on most days that is how long the day has lasted. */
export function minuteOn(instant: number, { start, end }: DayBounds, timeZone: string): number {
  if (instant >= end) return minutesOfDay;
  if (instant <= start) return 0;
  if (end - start === usualLength) return (instant - start) / 60_000;
  return minutesOf(localClock(instant, timeZone));
}

/** The part of each thing that lies on a day; what is too short to be seen is as long as a step. */
export function piecesOn<T extends Span>(
  things: readonly T[],
  day: DayBounds,
  timeZone: string,
): readonly Piece<T>[] {
  return things
    .filter(({ start, end }) => start < day.end && (end > day.start || (start === end && start >= day.start)))
    .map((thing) => {
      const from = Math.min(minuteOn(thing.start, day, timeZone), minutesOfDay - step);
      const to = minuteOn(thing.end, day, timeZone);
      return {
        of: thing,
        from,
        to: Math.max(to, from + step),
        begins: thing.start >= day.start,
        ends: thing.end <= day.end,
      };
    });
}
