import { Failure } from '@hopgon/contract/failure';
import type { Recurrence } from '@hopgon/contract/series/schemas';
import { mostInSeries } from '@hopgon/contract/series/schemas';
import {
  alignFirstDay,
  expandRecurrence,
  instantOf,
  localTime,
  type RecurringTime,
} from '../../../platform/calendar/recurrence.rules.ts';
import { day } from '../../../platform/clock/durations.rules.ts';
import { longestMeeting } from '../core/meetings.rules.ts';
import { lengthOfMeeting } from '../time/meeting-length.rules.ts';
import type { SeriesTime } from './series-columns.rules.ts';
import { columnsOf, recurrenceOf } from './series-columns.rules.ts';

/** Of a series without an end there are meetings for so long from now on. */
const ahead = 365 * day;
const years = 10 * 366 * day;
/** What is written as a date with four digits. */
const endOfTime = Date.UTC(9999, 11, 30);

export const timeOf = (row: SeriesTime): RecurringTime => ({
  recurrence: recurrenceOf(row),
  timeZone: row.time_zone,
  firstDay: row.first_day,
  startTime: row.start_time,
});

/** When the first of it begins by its rule. */
export const firstStart = ({ first_day, start_time, time_zone }: SeriesTime): Date =>
  instantOf({ day: first_day, time: start_time }, time_zone);

const within = (time: number): Date => new Date(Math.min(time, endOfTime));

/** Up to where a series without an end is to be filled now. */
export const fillUntil = (row: SeriesTime, now: Date): Date =>
  within(Math.max(now.getTime(), firstStart(row).getTime()) + ahead);

/** The same series elsewhere in time, filled as far as it was: so that there and back it has the same meetings. */
export function filledAlike(before: SeriesTime, after: SeriesTime): SeriesTime {
  if (!before.filled_until || !after.filled_until) return after;
  const moved = firstStart(after).getTime() - firstStart(before).getTime();
  return { ...after, filled_until: within(before.filled_until.getTime() + moved) };
}

/** How often its rule makes it happen before an instant, exceptions counted as the rule counts them. */
export function occurrencesBefore(row: SeriesTime, instant: Date): number {
  const time = timeOf(row);
  const whole = { ...time, recurrence: { ...time.recurrence, exceptions: [] } };
  const to = new Date(instant.getTime() - 1);
  return expandRecurrence(whole, { to, most: Number.MAX_SAFE_INTEGER }).length;
}

/** When it happens: all of it when it ends, else up to where it is filled. Refuses what never happens and what never stops. */
export function slotsOf(row: SeriesTime): Date[] {
  const time = timeOf(row);
  const to = row.filled_until ?? within(firstStart(row).getTime() + years);
  const slots = expandRecurrence(time, { to, most: mostInSeries + 1 });
  if (slots.length === 0) throw new Failure('series_empty');
  const { until_day: untilDay, times } = row;
  const goesOn = untilDay !== null && untilDay > localTime(to, row.time_zone).day;
  const cut = times !== null && occurrencesBefore(row, to) < times;
  if (slots.length > mostInSeries || goesOn || cut) throw new Failure('series_too_long');
  return slots;
}

/** When it happens after `from`, up to `until`. */
export const expandAfter = (row: SeriesTime, from: Date, until: Date): Date[] =>
  expandRecurrence(timeOf(row), { to: until, most: Number.MAX_SAFE_INTEGER }).filter((slot) => slot > from);

interface AskedSeries {
  readonly recurrence: Recurrence;
  readonly timeZone: string;
  /** The series begins on the first of its days from here on. */
  readonly firstDay: string;
  readonly startTime: string;
  readonly lengthMs: number;
}

/** A series that begins on the first of its days on or after the one given. */
export function planSeries({ lengthMs, ...time }: AskedSeries, now: Date): SeriesTime {
  if (lengthMs <= 0) throw new Failure('meeting_end_before_start');
  if (lengthMs > longestMeeting) throw new Failure('meeting_too_long');
  const { recurrence, timeZone, firstDay, startTime } = time;
  const from = instantOf({ day: firstDay, time: startTime }, timeZone);
  const aligned = alignFirstDay(time, within(from.getTime() + years));
  if (aligned === null) throw new Failure('series_empty');
  const row = {
    ...columnsOf(recurrence),
    time_zone: timeZone,
    first_day: aligned,
    start_time: startTime,
    length_ms: lengthMs,
    filled_until: null,
  };
  return recurrence.ends.by === 'never' ? { ...row, filled_until: fillUntil(row, now) } : row;
}

interface FirstMeeting {
  readonly startsAt: string;
  readonly endsAt: string;
  readonly timeZone: string;
}

/** A first meeting as a series has it: on a day of a zone, at a time of day, so long. */
export const beginningOf = ({ startsAt, endsAt, timeZone }: FirstMeeting) => {
  const { day: firstDay, time: startTime } = localTime(new Date(startsAt), timeZone);
  const times = { startsAt: new Date(startsAt), endsAt: new Date(endsAt), timeZone };
  return { firstDay, startTime, timeZone, lengthMs: lengthOfMeeting(times) };
};
