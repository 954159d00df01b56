import { fold } from '@hopgon/engine/text/fold';
import { addDays } from '@hopgon/engine/time/days';
import { coveredDays, dateOf, type LocalTime, midnightOf } from '@hopgon/engine/time/local-time';
import type { SaidTime } from '@hopgon/engine/time/said-time';

/** Whole days, `end` exclusive. */
export interface DateRange {
  readonly start: LocalTime;
  readonly end: LocalTime;
  readonly first: string;
  readonly last: string;
  /** What was said where it is less than whole days: "chiều nay"; null otherwise. */
  readonly part: string | null;
}

/** Said of days gone by, where a weekday alone would be one to come. */
const gone =
  /\b(?:hom qua|hom kia|hom no|hom truoc|tuan truoc|tuan qua|tuan roi|thang truoc|thang qua|vua roi|vua qua|da hop)\b/;
const soon = /\b(?:sap toi|toi day|sap dien ra|con lai)\b/;
const soonDays = 14;
/** "Trước 5/12" of what is to come is from today on. */
const upTo = /^truoc\s/;

/** The days that a question and its time speak of; today when it speaks of none, two weeks when of what is coming. */
export function readDateRange({ said, plain, ahead: coming }: SaidTime, now: LocalTime): DateRange {
  const asked = fold(said);
  const ahead = gone.test(asked) ? plain : coming;
  const days = soon.test(asked) ? soonDays : 1;
  const { first, after } = coveredDays(
    ahead?.start ?? now,
    ahead?.end ?? midnightOf(addDays(dateOf(now), days)),
  );
  const today = dateOf(now);
  if (upTo.test(asked) && first > today)
    return {
      start: midnightOf(today),
      end: midnightOf(after),
      first: today,
      last: addDays(after, -1),
      part: null,
    };
  return { start: midnightOf(first), end: midnightOf(after), first, last: addDays(after, -1), part: null };
}
