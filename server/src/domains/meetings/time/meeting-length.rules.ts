import { allDays, beginsDay } from '@hopgon/contract/meetings/all-day';
import { instantAt, localDay } from '@hopgon/contract/time/zoned';
import { addDays, daysBetween } from '@hopgon/engine/time/days';

/** Milliseconds of a day on most days; where clocks are moved a day is longer or shorter. */
const dayLength = 24 * 60 * 60 * 1000;

interface ZonedTimes {
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly timeZone: string;
}

/** How long a meeting is in milliseconds; a whole day counts 24 hours, however long clocks make it. */
export function lengthOfMeeting(times: ZonedTimes): number {
  const days = allDays(times);
  return days
    ? (daysBetween(days.first, days.last) + 1) * dayLength
    : times.endsAt.getTime() - times.startsAt.getTime();
}

/** When a meeting of that length ends: whole days that begin at a midnight end at one. */
export function endAfter(start: Date, lengthMs: number, timeZone: string): Date {
  const isOfDays = lengthMs % dayLength === 0 && beginsDay(start.getTime(), timeZone);
  return isOfDays
    ? instantAt(addDays(localDay(start, timeZone), lengthMs / dayLength), '00:00', timeZone)
    : new Date(start.getTime() + lengthMs);
}
