import { fold } from '../text/fold.ts';
import { addDays } from './days.ts';
import {
  addMinutes,
  atClock,
  clockOf,
  dateOf,
  type LocalTime,
  midnightOf,
  minutesBetween,
} from './local-time.ts';
import { resolveTimes } from './parse-times.ts';
import { readTimes } from './read-times.ts';
import type { Recurrence } from './recurrence.ts';
import { naturalEnd, readBounds, type SeriesBounds, type SeriesEnd, saysRepeating } from './series-bounds.ts';
import type { TimePhrase } from './time-phrase.ts';
import type { TimeReading } from './time-reading.ts';

/** A time that words name; `end` is exclusive. */
export interface Moment {
  readonly start: LocalTime;
  readonly end: LocalTime;
  /** An hour was said, not only a day or a part of it. */
  readonly clock: boolean;
  /** Both ends were said, or a length: the end is not just where the start's hour or day ends. */
  readonly lasts: boolean;
  /** The start twelve hours off, when the hour said could mean either. */
  readonly otherHalf: LocalTime | null;
  /** "Hàng tuần" and the like. */
  readonly repeats: boolean;
  /** How it repeats and when that ends, where a rule could be read. */
  readonly recurrence?: Recurrence & { readonly ends: SeriesEnd };
  /** Of a rule: on which of its days was said, and not filled in. */
  readonly saysDay?: boolean;
  readonly phrase: string;
  /** "Thứ Ba" and no more: neither this week's nor the next was said. */
  readonly isBareWeekday: boolean;
}

/** The first time that words name; null where they name none. */
export interface SaidTime {
  readonly said: string;
  /** As it stands, what is over included. */
  readonly plain: Moment | null;
  /** As something that is still to come. */
  readonly ahead: Moment | null;
}

const halfDay = 12 * 60;

const leadingWords = /(?:^|\s)((?:vào lúc|vao luc|lúc|luc|vào|vao|từ|tu|trước|truoc)\s+)$/iu;

/** The first time of a text with the small words that lead to it and what bounds a series, and the words around it. */
export interface FoundTime {
  readonly time: SaidTime;
  readonly before: string;
  readonly after: string;
  /** Whether another time is named behind it. */
  readonly hasMore: boolean;
}

export function findTime(
  text: string,
  now: LocalTime,
  readings: readonly TimeReading[] = readTimes(text),
): FoundTime | null {
  const [ahead, ...others] = resolveTimes(readings, { reference: now, forward: true });
  if (!ahead) return null;
  const [start, end] = ahead.span;
  const [plain] = resolveTimes(
    readings.filter((reading) => reading.from === start),
    { reference: now },
  );
  const phrase = text.slice(start, end);
  const bounds = ahead.recurrence || saysRepeating(phrase) ? readBounds(text.slice(end), ahead.start) : null;
  const from = start - (leadingWords.exec(text.slice(0, start))?.[1]?.length ?? 0);
  const to = end + (bounds?.length ?? 0);
  return {
    time: {
      said: text.slice(from, to),
      plain: plain ? momentOf(plain, phrase, bounds) : null,
      ahead: momentOf(ahead, phrase, bounds),
    },
    before: text.slice(0, from),
    after: text.slice(to),
    hasMore: others.some(({ span }) => span[0] >= to),
  };
}

/** What a text says of the first time in it: that something repeats may be said before. */
export function readTime(said: string, now: LocalTime): SaidTime {
  const time = findTime(said, now)?.time;
  const inText = (moment: Moment): Moment => ({ ...moment, repeats: moment.repeats || saysRepeating(said) });
  return {
    said,
    plain: time?.plain ? inText(time.plain) : null,
    ahead: time?.ahead ? inText(time.ahead) : null,
  };
}

function momentOf(found: TimePhrase, phrase: string, bounds: SeriesBounds | null): Moment {
  const { recurrence, end, known } = found;
  // The first day of what repeats may be said, and its end is no meeting's.
  const start = recurrence && bounds?.begins ? atClock(bounds.begins, clockOf(found.start)) : found.start;
  const otherHalf = otherHalfOf(found);
  return {
    start,
    end: recurrence ? ruleEnd(found, start) : naturalEnd(found),
    clock: known.time,
    lasts: end !== null,
    otherHalf: otherHalf === null ? null : addMinutes(start, otherHalf),
    repeats: recurrence !== undefined || saysRepeating(phrase),
    phrase,
    isBareWeekday: isBareWeekday(phrase),
    ...(recurrence && bounds && { recurrence: { ...recurrence, ends: bounds.ends }, saysDay: known.date }),
  };
}

const ruleEnd = ({ start, end }: TimePhrase, first: LocalTime): LocalTime =>
  end === null ? midnightOf(addDays(dateOf(first), 1)) : addMinutes(first, minutesBetween(start, end));

/** How many minutes off the other half of the day is, where the hour said could mean either. */
const otherHalfOf = ({ start, alternatives }: TimePhrase): number | null =>
  [halfDay, -halfDay].find((off) => alternatives.some((other) => other.start === addMinutes(start, off))) ??
  null;

const weekday = /(?:^|\s)(?:thu\s+(?:hai|ba|tu|nam|sau|bay|[2-7])|t[2-7]|chu\s+nhat|cn)(?=\s|$|,)/;
const whichOne = /\d\s*[/.-]\s*\d|(?:^|\s)(?:tuan|thang|nay|toi|sau|truoc|ngay|hom|mong|mung)(?=\s|$|,)/;

/** "Thứ Ba" and no more: neither this week's nor the next was said. */
function isBareWeekday(phrase: string): boolean {
  const folded = fold(phrase);
  return weekday.test(folded) && !whichOne.test(folded.replace(weekday, ' '));
}
