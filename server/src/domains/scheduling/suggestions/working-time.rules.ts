import { instantAt, localDay } from '@hopgon/contract/time/zoned';
import { addDays } from '@hopgon/engine/time/days';
import { isWorked, type WorkDays } from '@hopgon/engine/time/work-days';
import { type Interval, without } from './intervals.rules.ts';

/** When a company works. */
export interface Hours extends WorkDays {
  readonly zone: string;
  /** "09:00" */
  readonly start: string;
  readonly end: string;
  /** The pause at noon; null where there is none. */
  readonly lunch: { readonly start: string; readonly end: string } | null;
}

/** A stretch of work without a break, on one day. */
export interface WorkWindow extends Interval {
  readonly date: string;
}

/** Every stretch of work between two instants, in order, the pause at noon left out unless it is to be worked through. */
export function workWindows(
  range: Interval,
  hours: Hours,
  { throughLunch }: { readonly throughLunch: boolean },
): WorkWindow[] {
  const last = localDay(range.end - 1, hours.zone);
  const windows: WorkWindow[] = [];
  for (let date = localDay(range.start, hours.zone); date <= last; date = addDays(date, 1)) {
    if (!isWorked(date, hours)) continue;
    const at = (clock: string) => instantAt(date, clock, hours.zone).getTime();
    const day = {
      start: Math.max(at(hours.start), range.start),
      end: Math.min(at(hours.end), range.end),
    };
    const pause = throughLunch ? null : hours.lunch;
    const gone = pause ? { start: at(pause.start), end: at(pause.end) } : { start: day.end, end: day.end };
    const parts = without(day, gone);
    windows.push(...parts.map((part) => ({ ...part, date })));
  }
  return windows;
}
