import { civilDate, type DayNumber, weekdayOf } from '../civil.ts';
import type { Amount, Facts } from '../facts.ts';
import { type DaySpan, oneDay, type TimeContext } from './context.ts';
import { resolveDate } from './resolve-date.ts';
import { resolveHoliday } from './resolve-holiday.ts';
import { nthOf } from './resolve-nth.ts';
import { edgeSpan, periodSpan, quarterSpan } from './resolve-period.ts';
import { resolveRepeat } from './resolve-repeat.ts';
import { resolveSeason } from './resolve-season.ts';
import { shiftDay } from './resolve-shift.ts';
import { daysUntil, resolveWeekday } from './resolve-weekday.ts';

/** The days facts name, or null when they name none. */
export function resolveDay(facts: Facts, context: TimeContext): DaySpan | null {
  const repeat = resolveRepeat(facts, context);
  if (repeat) return repeat;
  const anchor = resolveAnchor(facts, context);
  const shift = facts.shift ?? facts.within;
  if (shift && !isShort(shift) && facts.weekday === undefined) {
    const day = shiftDay(anchor?.from ?? context.today, shift);
    return isWindow(facts) && !anchor ? between(day.from, context.today) : day;
  }
  if (!anchor) return facts.edge === 'close' ? oneDay(context.today) : null;
  const narrowed = facts.nth ? nthOf(anchor, facts.nth, facts.weekday) : anchor;
  return facts.edge && facts.weekday === undefined && !facts.season
    ? edgeSpan(narrowed, facts.edge)
    : narrowed;
}

/** Whether facts name all the time from now on or up to now; an hour or a part of a day is of the window's other end. */
export const isWindow = ({ shift, clock, part }: Facts): boolean => shift?.window === true && !clock && !part;

/** Today and another day, with those between. */
const between = (day: DayNumber, today: DayNumber): DaySpan => ({
  from: Math.min(day, today),
  to: Math.max(day, today) + 1,
  grain: 'day',
  certainty: 0.9,
  stretch: true,
});

/** Durations below a day do not move a day: beside one they state its length. */
const isShort = ({ unit }: Amount) => unit === 'second' || unit === 'minute' || unit === 'hour';

function resolveAnchor(facts: Facts, context: TimeContext): DaySpan | null {
  const { date, holiday, offset, period, quarter, weekday } = facts;
  if (facts.season) return resolveSeason(facts, facts.season, context);
  if (holiday !== undefined && date?.day === undefined) return resolveHoliday(facts, holiday, context);
  if (quarter !== undefined) return resolveQuarter(facts, quarter, context);
  if (date && (date.day !== undefined || date.month !== undefined || date.year !== undefined))
    return resolveDated(facts, context);
  if (offset !== undefined) return resolveOffset(offset, facts.otherOffset, context);
  if (weekday !== undefined && !facts.nth) return resolveWeekday(facts, weekday, context);
  return period ? resolvePeriod(facts, context) : null;
}

/** Of two days the same words name, scheduling means the first that is not over. */
function resolveOffset(offset: number, other: number | undefined, { today, forward }: TimeContext): DaySpan {
  if (other === undefined) return oneDay(today + offset);
  const [said, doubted] = forward && offset < 0 ? [other, offset] : [offset, other];
  return oneDay(today + said, 0.5, { alternatives: [today + doubted] });
}

function resolveDated(facts: Facts, context: TimeContext): DaySpan | null {
  const span = facts.date && resolveDate(facts, facts.date, context);
  if (!span || facts.weekday === undefined || span.grain !== 'day' || weekdayOf(span.from) === facts.weekday)
    return span ?? null;
  // The weekday said does not fall on the date said: the date is kept, and doubted.
  return { ...span, certainty: 0.5, alternatives: [span.from + daysUntil(span.from, facts.weekday)] };
}

function resolveQuarter(facts: Facts, quarter: number, { today, forward }: TimeContext): DaySpan {
  const now = civilDate(today);
  const present = Math.ceil(now.month / 3);
  const ahead = forward && quarter < present ? 1 : 0;
  const turned = facts.past ? -(quarter < present ? 0 : 1) : ahead;
  const moved = facts.period?.unit === 'year' ? facts.period.amount : turned;
  return quarterSpan(facts.date?.year ?? now.year + moved, quarter);
}

/** Outside scheduling a week gone or to come may also be just seven days off. */
function resolvePeriod({ period, edge }: Facts, { today, forward }: TimeContext): DaySpan | null {
  const unit = period?.unit;
  if (unit !== 'week' && unit !== 'month' && unit !== 'quarter' && unit !== 'year') return null;
  if (period?.window && !edge) return between(shiftDay(today, period).from, today);
  const span = periodSpan(unit, period?.amount ?? 0, today);
  if (unit !== 'week' || forward || edge || !period?.amount) return span;
  return { ...span, certainty: 0.8, alternatives: [today + period.amount * 7] };
}
