import { fold } from '@hopgon/engine/text/fold';
import { addDays } from '@hopgon/engine/time/days';
import { atClock, dateOf, type LocalTime } from '../../shared/local-time.rules.ts';
import { readTime } from './said-time.rules.ts';

/** Whole days, `end` exclusive. */
export interface DateRange {
  readonly start: LocalTime;
  readonly end: LocalTime;
  readonly first: string;
  readonly last: string;
  readonly days: number;
}

/** Said of days gone by, where a weekday alone would be one to come. */
const gone =
  /\b(?:hom qua|hom kia|hom no|hom truoc|tuan truoc|tuan qua|tuan roi|thang truoc|thang qua|vua roi|vua qua|da hop)\b/;
const soon = /\b(?:sap toi|toi day|sap dien ra|con lai)\b/;
const soonDays = 14;

/** The days a question speaks of; today when it speaks of none, two weeks when of what is coming. */
export function readDateRange(question: string, now: LocalTime): DateRange {
  const asked = fold(question);
  const { plain, ahead: coming } = readTime(question, now);
  const ahead = gone.test(asked) ? plain : coming;
  const first = dateOf(ahead?.start ?? now);
  const days = soon.test(asked) ? soonDays : 1;
  const wanted = ahead?.end ?? atClock(addDays(dateOf(now), days), '00:00');
  const after = wanted > atClock(dateOf(wanted), '00:00') ? addDays(dateOf(wanted), 1) : dateOf(wanted);
  const end = after > first ? after : addDays(first, 1);
  const start = atClock(first, '00:00');
  const stop = atClock(end, '00:00');
  const length = (Date.parse(`${stop}Z`) - Date.parse(`${start}Z`)) / 86_400_000;
  return { start, end: stop, first, last: addDays(end, -1), days: length };
}
