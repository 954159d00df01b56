import { type DayNumber, mondayOf, weekdayOf } from '../civil.ts';
import type { Facts } from '../facts.ts';
import { type DaySpan, oneDay } from './context.ts';
import { daysUntil } from './resolve-weekday.ts';

/** "ngày cuối cùng của tháng 10", "thứ ba đầu tiên của tháng 3", "ngày làm việc cuối cùng của quý". */
export function nthOf(span: DaySpan, nth: NonNullable<Facts['nth']>, weekday: number | undefined): DaySpan {
  const { of, count } = nth;
  if (of === 'day') return oneDay(count > 0 ? span.from + count - 1 : span.to + count);
  if (of === 'workday') return oneDay(nthWorkday(span, count));
  if (of === 'week' && weekday === undefined) {
    const monday = count > 0 ? mondayOf(span.from) + (count - 1) * 7 : mondayOf(span.to - 1);
    return { from: monday, to: monday + 7, grain: 'week', certainty: 0.8 };
  }
  // The first week that has the weekday counts as the first week.
  const day = weekday ?? 1;
  if (count > 0) return oneDay(span.from + daysUntil(span.from, day) + (count - 1) * 7);
  return oneDay(span.to - 7 + daysUntil(span.to - 7, day));
}

/** Monday to Friday count; holidays are a company's own data. */
function nthWorkday({ from, to }: DaySpan, count: number): DayNumber {
  const step = Math.sign(count);
  let day = count > 0 ? from : to - 1;
  for (let left = Math.abs(count); left > 0; day += step) {
    if (weekdayOf(day) < 6) left -= 1;
    if (left === 0) return day;
  }
  return day;
}
