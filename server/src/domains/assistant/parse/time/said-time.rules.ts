import type { Recurrence } from '@hopgon/contract/series/schemas';
import { fold } from '@hopgon/engine/text/fold';
import { addDays } from '@hopgon/engine/time/days';
import { resolveTimes } from '@hopgon/engine/time/parse-times';
import { readTimes } from '@hopgon/engine/time/read-times';
import type { TimePhrase } from '@hopgon/engine/time/time-phrase';
import type { TimeReading } from '@hopgon/engine/time/time-reading';
import {
  addMinutes,
  atClock,
  clockOf,
  dateOf,
  type LocalTime,
  midnightOf,
  minutesBetween,
} from '../../shared/local-time.rules.ts';
import { naturalEnd, readBounds, readRecurrence, saysRepeating } from './recurrence.rules.ts';

/** A time as the engine read it; `end` is exclusive. */
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
  /** How it repeats; null where a series cannot repeat like that. */
  readonly recurrence?: Recurrence | null;
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

/** Where something stands in a text: UTF-16 offsets, `to` exclusive. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

const halfDay = 12 * 60;

const leadingWords = /(?:^|\s)((?:vào lúc|vao luc|lúc|luc|vào|vao|từ|tu|trước|truoc)\s+)$/iu;

/** The first time of a text: where it stands, with the small words that lead to it and what bounds a series. */
export interface FoundTime extends Span {
  readonly time: SaidTime;
  /** Whether the text names another time behind it. */
  readonly hasMore: boolean;
}

export function findTime(
  text: string,
  now: LocalTime,
  readings: readonly TimeReading[] = readTimes(text),
): FoundTime | null {
  const [found, ...others] = resolveTimes(readings, { reference: now, forward: true });
  if (!found) return null;
  const [start, end] = found.span;
  const isRule = saysRepeating(text.slice(start, end));
  const to = end + (isRule ? readBounds(text.slice(end), found.start).length : 0);
  const from = start - (leadingWords.exec(text.slice(0, start))?.[1]?.length ?? 0);
  const [asItStands] = resolveTimes(
    readings.filter((reading) => reading.from === start),
    { reference: now },
  );
  const said = text.slice(from, to);
  const momentAt = (phrase: TimePhrase) => {
    const [first, next] = phrase.span;
    return momentOf(said, { ...phrase, span: [first - from, next - from] });
  };
  const time = {
    said: said.trim(),
    plain: asItStands ? momentAt(asItStands) : null,
    ahead: momentAt(found),
  };
  return { from, to, time, hasMore: others.some(({ span }) => span[0] >= to) };
}

/** How many minutes off the other half of the day is, where the hour said could mean either. */
const otherHalfOf = ({ start, alternatives }: TimePhrase): number | null =>
  [halfDay, -halfDay].find((off) => alternatives.some((other) => other.start === addMinutes(start, off))) ??
  null;

function momentOf(text: string, found: TimePhrase): Moment {
  const otherHalf = otherHalfOf(found);
  const phrase = text.slice(...found.span);
  const moment = {
    start: found.start,
    end: naturalEnd(found),
    clock: found.known.time,
    lasts: found.end !== null,
    otherHalf: otherHalf === null ? null : addMinutes(found.start, otherHalf),
    repeats: saysRepeating(text),
    phrase,
    isBareWeekday: isBareWeekday(phrase),
  };
  return found.recurrence ? { ...moment, ...repeatOf(text, found) } : moment;
}

/** What differs where it repeats: a first day may be said, and an end that is no meeting's. */
function repeatOf(text: string, one: TimePhrase) {
  const bounds = readBounds(text.slice(one.span[1]), one.start);
  const start = bounds.begins === null ? one.start : atClock(bounds.begins, clockOf(one.start));
  const length = one.end === null ? null : minutesBetween(one.start, one.end);
  const otherHalf = otherHalfOf(one);
  return {
    start,
    end: length === null ? midnightOf(addDays(dateOf(start), 1)) : addMinutes(start, length),
    lasts: length !== null,
    clock: one.known.time,
    otherHalf: otherHalf === null ? null : addMinutes(start, otherHalf),
    repeats: true,
    recurrence: readRecurrence(one, bounds),
    saysDay: one.known.date,
  };
}

/** The first time of a text; `readings` are its times, where they have been read before. */
export function readTime(
  said: string,
  now: LocalTime,
  readings: readonly TimeReading[] = readTimes(said),
): SaidTime {
  const resolve = (forward: boolean): Moment | null => {
    const [found] = resolveTimes(readings, { reference: now, forward });
    return found ? momentOf(said, found) : null;
  };
  return { said, plain: resolve(false), ahead: resolve(true) };
}

const weekday = /(?:^|\s)(?:thu\s+(?:hai|ba|tu|nam|sau|bay|[2-7])|t[2-7]|chu\s+nhat|cn)(?=\s|$|,)/;
const whichOne = /\d\s*[/.-]\s*\d|(?:^|\s)(?:tuan|thang|nay|toi|sau|truoc|ngay|hom|mong|mung)(?=\s|$|,)/;

/** "Thứ Ba" and no more: neither this week's nor the next was said. */
function isBareWeekday(phrase: string): boolean {
  const folded = fold(phrase);
  return weekday.test(folded) && !whichOne.test(folded.replace(weekday, ' '));
}
