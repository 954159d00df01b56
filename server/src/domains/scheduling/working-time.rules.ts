import { isWorked, type WorkDays } from '@hopgon/engine/time/work-days';
import { type Interval, without } from './intervals.rules.ts';
import { dateIn, instantAt, minuteOf, nextDate } from './zone.rules.ts';

/** When a company works. */
export interface Hours extends WorkDays {
  readonly zone: string;
  /** "09:00" */
  readonly start: string;
  readonly end: string;
}

/** A stretch of work without a break, on one day. */
export interface WorkWindow extends Interval {
  readonly date: string;
}

/** When people eat, by the company's clock. */
export const lunch = { start: '12:00', end: '13:00' } as const;

/** Every stretch of work between two instants, in order, noon left out unless it is to be worked through. */
export function workWindows(
  range: Interval,
  hours: Hours,
  { throughLunch }: { readonly throughLunch: boolean },
): WorkWindow[] {
  const last = dateIn(hours.zone, range.end - 1);
  const windows: WorkWindow[] = [];
  for (let date = dateIn(hours.zone, range.start); date <= last; date = nextDate(date)) {
    if (!isWorked(date, hours)) continue;
    const at = (clock: string) => instantAt(date, minuteOf(clock), hours.zone);
    const day = {
      start: Math.max(at(hours.start), range.start),
      end: Math.min(at(hours.end), range.end),
    };
    const noon = { start: at(lunch.start), end: at(lunch.end) };
    const parts = throughLunch ? without(day, { start: day.end, end: day.end }) : without(day, noon);
    windows.push(...parts.map((part) => ({ ...part, date })));
  }
  return windows;
}
