import { civilDate, type DayNumber } from '../civil.ts';
import type { Facts } from '../facts.ts';
import { type DaySpan, oneDay, type TimeContext } from './context.ts';
import { nthOf } from './resolve-nth.ts';
import { edgeSpan, monthSpan, periodSpan } from './resolve-period.ts';

/** The next day of a weekly or monthly recurrence; null when its facts name a day of their own. */
export function resolveRepeat(facts: Facts, { today }: TimeContext): DaySpan | null {
  const { every, edge, nth, period, date } = facts;
  if (period || date || (!edge && !nth)) return null;
  if (every === 'monthly')
    return firstAhead(
      monthsAhead(today).map((month) => placeIn(month, facts)),
      today,
    );
  if (every !== 'weekly' || !edge || facts.weekday !== undefined) return null;
  return firstAhead(
    [0, 1].map((weeks) => placeIn(periodSpan('week', weeks, today), facts)),
    today,
  );
}

/** The last day of a month stands for its end, the first day of what "đầu" or "giữa" takes for the rest. */
function placeIn(span: DaySpan, { nth, edge, weekday }: Facts): DaySpan {
  if (nth) return nthOf(span, nth, weekday);
  if (!edge) return span;
  if (edge === 'end' && span.grain === 'month') return oneDay(span.to - 1, 0.8);
  return span.grain === 'month' ? oneDay(edgeSpan(span, edge).from, 0.8) : edgeSpan(span, edge);
}

function monthsAhead(today: DayNumber): DaySpan[] {
  const { year, month } = civilDate(today);
  return Array.from({ length: 3 }, (_, index) => monthSpan(year, month + index));
}

const firstAhead = (spans: readonly DaySpan[], today: DayNumber): DaySpan | null =>
  spans.find((span) => span.from >= today) ?? null;
