import { addDays } from '@hopgon/engine/time/days';
import { atClock, clockOf, dateOf, type LocalTime, midnightOf } from '@hopgon/engine/time/local-time';

const [noon, afternoon, night] = ['12:00', '14:00', '21:00'] as const;

/** Where a part of a day begins for a calendar, which is wider than working hours: a meeting at 7:30 is one of the morning. */
export function earliestOf(start: LocalTime): LocalTime {
  const clock = clockOf(start);
  if (clock < noon) return midnightOf(dateOf(start));
  return clock < afternoon ? atClock(dateOf(start), noon) : start;
}

/** Where it ends. */
export const latestOf = (end: LocalTime): LocalTime =>
  clockOf(end) >= night ? midnightOf(addDays(dateOf(end), 1)) : end;
