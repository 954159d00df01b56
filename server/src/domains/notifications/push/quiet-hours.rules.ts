import type { QuietHours } from '@hopgon/contract/notifications/settings';
import { instantAt, localClock, localDay } from '@hopgon/contract/time/zoned';
import { addDays } from '@hopgon/engine/time/days';
import { isWorked, nextWorkDay, type WorkDays } from '@hopgon/engine/time/work-days';

interface QuietReader {
  /** Null: nothing waits. */
  readonly quiet: QuietHours | null;
  readonly timeZone: string;
  /** On which days the company works. */
  readonly work: WorkDays;
}

const isBetween = (clock: string, { from, until }: QuietHours): boolean =>
  from < until ? clock >= from && clock < until : clock >= from || clock < until;

/** When a push message that is due now may be sent: now, or when the reader's quiet hours and days off have ended. */
export function pushTime(now: Date, { quiet, timeZone, work }: QuietReader): Date {
  if (!quiet) return now;
  const today = localDay(now, timeZone);
  const clock = localClock(now, timeZone);
  const isOff = (day: string): boolean => quiet.daysOff && !isWorked(day, work);
  // After days off nothing waits longer, unless the next day begins in quiet hours.
  const dayBegins = isBetween('00:00', quiet) ? quiet.until : '00:00';
  const endOn = (day: string): Date =>
    isOff(day)
      ? instantAt(nextWorkDay(day, work), dayBegins, timeZone)
      : instantAt(day, quiet.until, timeZone);
  if (isOff(today)) return endOn(today);
  if (!isBetween(clock, quiet)) return now;
  return endOn(clock < quiet.until ? today : addDays(today, 1));
}
