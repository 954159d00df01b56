import { instantAt, localClock, localDay } from '@hopgon/contract/time/zoned';
import { addDays } from '@hopgon/engine/time/days';
import { isWorked, type WorkDays } from '@hopgon/engine/time/work-days';

/** Nobody is written to about work from the one to the other. */
const quiet = { from: '21:00', until: '07:00' } as const;

/** Whatever a company says of its days, one of so many is worked. */
const longestBreak = 60;

/** The first worked day after a day; the next day where a company works on none. */
export function nextWorkDay(day: string, work: WorkDays): string {
  for (let count = 1; count <= longestBreak; count += 1) {
    const next = addDays(day, count);
    if (isWorked(next, work)) return next;
  }
  return addDays(day, 1);
}

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
