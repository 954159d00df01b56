import { type MeetingRules, meetingHoursOn } from '@hopgon/contract/companies/meeting-rules';
import { instantAt, localDay } from '@hopgon/contract/time/zoned';
import { addDays, weekdayOf } from '@hopgon/engine/time/days';
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
  /** Halves of weekdays in which the company does not meet. */
  readonly meetingFree?: MeetingRules['meetingFree'];
}

const nowhere: MeetingRules['meetingFree'] = { mornings: [], afternoons: [] };

/** A stretch of work without a break, on one day. */
export interface WorkWindow extends Interval {
  readonly date: string;
}

/** Every stretch of work in which the company meets, between two instants, in order; the pause at noon is left out unless it is to be worked through. */
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
    const meets = meetingHoursOn(weekdayOf(date), { ...hours, meetingFree: hours.meetingFree ?? nowhere });
    const day = {
      start: Math.max(at(hours.start), at(meets.from ?? hours.start), range.start),
      end: Math.min(at(hours.end), at(meets.until ?? hours.end), range.end),
    };
    if (day.start >= day.end) continue;
    const pause = throughLunch ? null : hours.lunch;
    const gone = pause ? { start: at(pause.start), end: at(pause.end) } : { start: day.end, end: day.end };
    const parts = without(day, gone);
    windows.push(...parts.map((part) => ({ ...part, date })));
  }
  return windows;
}
