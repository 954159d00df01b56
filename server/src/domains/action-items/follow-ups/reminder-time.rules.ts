import { instantAt, localClock, localDay } from '@hopgon/contract/time/zoned';
import { isWorked, nextWorkDay, type WorkDays } from '@hopgon/engine/time/work-days';

/** Nobody is written to about work from the one to the other. */
const quiet = { from: '21:00', until: '07:00' } as const;

/** When a reminder given now is sent, and on which day of the company: at once, or when its next working day begins. */
export function reminderTime(
  now: Date,
  work: WorkDays & { readonly timeZone: string },
): { readonly at: Date; readonly day: string } {
  const { timeZone } = work;
  const today = localDay(now, timeZone);
  const clock = localClock(now, timeZone);
  const isToday = isWorked(today, work) && clock < quiet.from;
  if (isToday && clock >= quiet.until) return { at: now, day: today };
  const day = isToday ? today : nextWorkDay(today, work);
  return { at: instantAt(day, quiet.until, timeZone), day };
}
