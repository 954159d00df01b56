import { parseTimes } from '@hopgon/engine/time/parse-times';
import { isDay } from '../../lib/format/days.ts';

/** A day as people say it ('mai', 'thứ sáu tuần sau', 'mùng 5 tháng 2'), ahead rather than behind; null when it is none. */
export function readDayWords(typed: string, today: string): string | null {
  const [time, more] = parseTimes(typed, { reference: `${today}T00:00:00`, forward: true });
  if (!time || more || !time.known.date || time.recurrence) return null;
  const isWhole = time.span[0] === 0 && time.span[1] === typed.trimEnd().length;
  const day = time.start.slice(0, 10);
  // "3 ngày tới" is all the time from today on.
  const isWindow = time.end !== null && day === today;
  return isWhole && !isWindow && time.grain === 'day' && isDay(day) ? day : null;
}
