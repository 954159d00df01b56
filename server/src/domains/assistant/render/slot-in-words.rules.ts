import { allDaysInWords, formatLocalRange } from '@hopgon/contract/time/format-local';
import { addDays } from '@hopgon/engine/time/days';
import { clockOf, dateOf } from '@hopgon/engine/time/local-time';
import type { Slot } from '../shared/workplace.rules.ts';

/** "Thứ Ba, 24/11/2026, 09:30–10:00", or days alone where it lasts from midnight to midnight. */
export function slotInWords({ start, end }: Slot): string {
  const isAllDay = end > start && [start, end].every((time) => clockOf(time) === '00:00');
  return isAllDay
    ? allDaysInWords({ first: dateOf(start), last: addDays(dateOf(end), -1) })
    : formatLocalRange(start, end);
}
