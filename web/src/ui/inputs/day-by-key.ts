import { addDays, addMonths, weekdayOf } from '@hopgon/engine/time/days';

export interface DayBounds {
  readonly min?: string | undefined;
  readonly max?: string | undefined;
}

/** The day itself, or the nearest there may be. */
export function withinDays(day: string, { min, max }: DayBounds): string {
  if (min !== undefined && day < min) return min;
  return max !== undefined && day > max ? max : day;
}

const weekLength = 7;

/** Where a key leads from a day in a month of days; null for keys that mean nothing there. */
export function dayByKey(key: string, day: string, bounds: DayBounds): string | null {
  const steps: Readonly<Record<string, string>> = {
    ArrowLeft: addDays(day, -1),
    ArrowRight: addDays(day, 1),
    ArrowUp: addDays(day, -weekLength),
    ArrowDown: addDays(day, weekLength),
    Home: addDays(day, 1 - weekdayOf(day)),
    End: addDays(day, weekLength - weekdayOf(day)),
    PageUp: addMonths(day, -1),
    PageDown: addMonths(day, 1),
  };
  const to = steps[key];
  return to === undefined ? null : withinDays(to, bounds);
}
