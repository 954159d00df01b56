import type { Recurrence } from '@hopgon/contract/series/schemas';
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
  minutesBetween,
} from '../../shared/local-time.rules.ts';
import { isBareWeekday } from './bare-weekday.rules.ts';
import { readRecurrence, saysRepeating } from './recurrence.rules.ts';
import { readBounds } from './series-bounds.rules.ts';

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

/** Where the first time phrase stands, with the small words that lead to it and what bounds a series. */
export function findTime(text: string, now: LocalTime): Span | null {
  const [found] = resolveTimes(readTimes(text), { reference: now, forward: true });
  if (!found) return null;
  const [from, end] = found.span;
  const to =
    end + (saysRepeating(text.slice(from, end)) ? readBounds(text.slice(end), found.start).length : 0);
  const lead = /(?:^|\s)((?:vào lúc|vao luc|lúc|luc|vào|vao|từ|tu|trước|truoc)\s+)$/iu.exec(
    text.slice(0, from),
  );
  return { from: from - (lead?.[1]?.length ?? 0), to };
}

/** Where a time ends whose length only its grain says. */
function naturalEnd({ start, grain }: TimePhrase): LocalTime {
  const [year = 0, month = 0] = start.split('-').map(Number);
  const firstOfMonthAfter = (months: number): LocalTime =>
    new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 19);
  const daysOn = (days: number): LocalTime => atClock(addDays(dateOf(start), days), '00:00');
  if (grain === 'day') return daysOn(1);
  if (grain === 'week') return daysOn(7);
  if (grain === 'month') return firstOfMonthAfter(1);
  if (grain === 'quarter') return firstOfMonthAfter(3);
  if (grain === 'year') return firstOfMonthAfter(12);
  return addMinutes(start, grain === 'hour' ? 60 : 1);
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
    end: found.end ?? naturalEnd(found),
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
    end: length === null ? atClock(addDays(dateOf(start), 1), '00:00') : addMinutes(start, length),
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
