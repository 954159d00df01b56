import { parseTimes } from '@hopgon/engine/time/parse-times';
import type { TimePhrase } from '@hopgon/engine/time/time-phrase';
import type { Span } from '../arguments/segments.rules.ts';
import type { Readings, ReadTime } from './judge-time.rules.ts';
import { addDays, addMinutes, atClock, dateOf, type LocalTime } from './zone.rules.ts';

const halfDay = 12 * 60;

/** Where the first time phrase stands, with the small words that lead to it. */
export function findTime(text: string, now: LocalTime): Span | null {
  const found = parseTimes(text, { reference: now, forward: true })[0];
  if (!found) return null;
  const [from, to] = found.span;
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

function readPhrase(text: string, found: TimePhrase): ReadTime {
  const halfDaysOff = [addMinutes(found.start, halfDay), addMinutes(found.start, -halfDay)];
  return {
    start: found.start,
    end: found.end ?? naturalEnd(found),
    clock: found.known.time,
    lasts: found.end !== null,
    otherHalf: found.alternatives.find((other) => halfDaysOff.includes(other.start))?.start ?? null,
    repeats: found.recurrence !== undefined,
    phrase: text.slice(...found.span),
  };
}

/** The first time of a text, read as it stands and as something still to come. */
export function readTime(text: string, now: LocalTime): Readings {
  const [plain, ahead] = [false, true].map((forward) => parseTimes(text, { reference: now, forward })[0]);
  return { plain: plain ? readPhrase(text, plain) : null, ahead: ahead ? readPhrase(text, ahead) : null };
}
