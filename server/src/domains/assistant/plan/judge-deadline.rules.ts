import { addDays, weekdayOf } from '@hopgon/engine/time/days';
import { dateOf, type LocalTime, midnightOf } from '@hopgon/engine/time/local-time';
import type { SaidDeadline } from '@hopgon/engine/time/said-deadline';

/** A day to be done by ("YYYY-MM-DD"), or what has to be asked first, with days to choose from. */
export type DeadlineVerdict =
  | { readonly kind: 'settled'; readonly date: string }
  | { readonly kind: 'unread' | 'past' | 'which-day'; readonly dates: readonly string[] };

export function judgeDeadline({ due, plain }: SaidDeadline, now: LocalTime): DeadlineVerdict {
  const today = dateOf(now);
  if (!plain) return due === null ? { kind: 'unread', dates: [] } : { kind: 'settled', date: due };
  if (due === null || (!plain.isBareWeekday && plain.end <= midnightOf(today))) {
    return {
      kind: 'past',
      dates: [...new Set([...(due === null ? [] : [due]), ...soon(today)])].slice(0, 3),
    };
  }
  if (plain.isBareWeekday && weekdayOf(due) === weekdayOf(today))
    return { kind: 'which-day', dates: [today, addDays(today, 7)] };
  return { kind: 'settled', date: due };
}

/** Today, tomorrow, the coming Friday. */
function soon(today: string): string[] {
  const friday = addDays(today, (5 - weekdayOf(today) + 7) % 7 || 7);
  return [today, addDays(today, 1), friday];
}
