import { readTime } from './read-time.rules.ts';
import { addDays, atClock, dateOf, type LocalTime } from './zone.rules.ts';

/** Whole days, `end` exclusive. */
export interface DateRange {
  readonly start: LocalTime;
  readonly end: LocalTime;
  readonly first: string;
  readonly last: string;
  readonly days: number;
}

/** The days a question speaks of; today when it speaks of none. */
export function dateRange(question: string, now: LocalTime): DateRange {
  const { ahead } = readTime(question, now);
  const first = dateOf(ahead?.start ?? now);
  const wanted = ahead?.end ?? atClock(addDays(dateOf(now), 1), '00:00');
  const after = wanted > atClock(dateOf(wanted), '00:00') ? addDays(dateOf(wanted), 1) : dateOf(wanted);
  const end = after > first ? after : addDays(first, 1);
  const start = atClock(first, '00:00');
  const stop = atClock(end, '00:00');
  const days = (Date.parse(`${stop}Z`) - Date.parse(`${start}Z`)) / 86_400_000;
  return { start, end: stop, first, last: addDays(end, -1), days };
}
