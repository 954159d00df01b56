import { parseTimes } from '@hopgon/engine/time/parse-times';
import type { TimePhrase } from '@hopgon/engine/time/time-phrase';
import { addDays } from '@hopgon/engine/time/zoned';
import type { Span } from '../arguments/segments.rules.ts';
import type { Readings, ReadTime } from './judge-time.rules.ts';
import { addMinutes, atClock, clockOf, dateOf, type LocalTime, minutesBetween } from './local-time.rules.ts';
import { readRule, saysRepeating } from './read-rule.rules.ts';
import { readBounds } from './series-bounds.rules.ts';

const halfDay = 12 * 60;

/** Where the first time phrase stands, with the small words that lead to it and what bounds a series. */
export function findTime(text: string, now: LocalTime): Span | null {
  const found = parseTimes(text, { reference: now, forward: true })[0];
  if (!found) return null;
  const [from, end] = found.span;
  const to =
    end + (saysRepeating(text.slice(from, end)) ? readBounds(text.slice(end), found.start).length : 0);
  const lead = /(?:^|\s)((?:vào lúc|vao luc|lúc|luc|vào|vao|từ|tu|trước|truoc)\s+)$/iu.exec(
    text.slice(0, from),
  );
  return { from: from - (lead?.[1]?.length ?? 0), to };
}

/** Where a time ends whose length only its grain tells. */
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

function readPhrase(text: string, found: TimePhrase): ReadTime {
  const otherHalf = otherHalfOf(found);
  const said = {
    start: found.start,
    end: found.end ?? naturalEnd(found),
    clock: found.known.time,
    lasts: found.end !== null,
    otherHalf: otherHalf === null ? null : addMinutes(found.start, otherHalf),
    repeats: saysRepeating(text),
    phrase: text.slice(...found.span),
  };
  return found.recurrence ? { ...said, ...repeatOf(text, found) } : said;
}

/** What is otherwise where it repeats: a day may be said to begin on, and an end that is no meeting's. */
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
    recurrence: readRule(one, bounds),
    saysDay: one.known.date,
  };
}

/** The first time of a text, read as it stands and as something still to come. */
export function readTime(said: string, now: LocalTime): Readings {
  const [plain = null, ahead = null] = [false, true].map((forward) => {
    const found = parseTimes(said, { reference: now, forward })[0];
    return found ? readPhrase(said, found) : null;
  });
  return { plain, ahead };
}
