import { saysDayGoneBy } from '@hopgon/engine/intent/named-words';
import { addDays } from '@hopgon/engine/time/days';
import { coveredDays, dateOf, type LocalTime, midnightOf } from '@hopgon/engine/time/local-time';
import type { SaidTime } from '@hopgon/engine/time/said-time';
import { lately } from '../meeting-words.rules.ts';
import type { ParsedSearch } from '../parsed-message.rules.ts';

/** Days after which nobody asks what was said then. */
const longestPast = 400;

/** "Tuần trước" is when something was said; a bare weekday or an hour may as well be what was said. */
export function pastDaysOf({ said, plain: read }: SaidTime, now: LocalTime): ParsedSearch['past'] {
  const isGone = read !== null && saysDayGoneBy(said);
  const plain = isGone ? lately(read, now) : read;
  if (!plain || plain.start > now || plain.clock || plain.repeats || (plain.isBareWeekday && !isGone))
    return null;
  const { first, after } = coveredDays(plain.start, plain.end);
  // "Dữ liệu năm 2019" was said of that year, and not in it.
  if (after < addDays(dateOf(now), -longestPast)) return null;
  return { words: plain.phrase.trim(), start: midnightOf(first), end: midnightOf(after) };
}
