import { addDays, mondayOf } from '@hopgon/engine/time/days';
import type { Days, Week } from '../range.rules.ts';

/** A year beside the year before it, as much as can be asked for up to today, and the weeks that both begin in. */
export const mostKeptWeeks = 107;

/** The days of the weeks before the one of `today`. */
export function pastWeeks(today: string): Days {
  const monday = mondayOf(today);
  return { from: addDays(monday, -7 * mostKeptWeeks), to: addDays(monday, -1) };
}

/** Whole weeks among these that begin in the days that are kept, the newest first. */
export const missingWeeks = (
  weeks: readonly Week[],
  kept: ReadonlySet<string>,
  { from, to }: Days,
): readonly Week[] =>
  weeks
    .filter(
      ({ monday, start, end }) =>
        monday >= from && monday <= to && isWhole({ start, end }) && !kept.has(monday),
    )
    .toReversed();

/** No clock is put back or on by a day. */
const isWhole = ({ start, end }: Pick<Week, 'start' | 'end'>): boolean =>
  end.getTime() - start.getTime() > 6.5 * 86_400_000;
