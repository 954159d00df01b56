import { civilDate, type DayNumber, firstOfMonth, secondsPerDay } from '../civil.ts';
import type { Edge, Facts } from '../facts.ts';
import type { TimeReading } from '../time-reading.ts';
import type { DaySpan, TimeContext } from './context.ts';
import { resolveDay } from './resolve-day.ts';
import { resolveMoment } from './resolve-moment.ts';
import { daysUntil, weekdayInWeek } from './resolve-weekday.ts';

/** The last day on which something said to be due then is in time, or null where no day is meant. */
export function resolveDeadline(
  { facts, until }: Pick<TimeReading, 'facts' | 'until'>,
  context: TimeContext,
): DayNumber | null {
  const due = endOf(until ?? facts);
  if (due.every) return null;
  if (due.weekday !== undefined && !due.date && due.offset === undefined && !due.nth)
    return weekdayDeadline(due, due.weekday, context);
  const { edge, ...whole } = due;
  const span = resolveDay(whole, context);
  if (span && span.grain !== 'day') return lengthDeadline(span, edge, due, context);
  const moment = resolveMoment(due, context);
  return moment && Math.floor(moment.start / secondsPerDay);
}

/** What is due in a window is due at its end. */
const endOf = ({ shift, ...facts }: Facts): Facts =>
  shift ? { ...facts, shift: { unit: shift.unit, amount: shift.amount } } : facts;

/** A weekday alone is the next one, never today; in a week that has been named, the one of that week. */
function weekdayDeadline(facts: Facts, weekday: number, context: TimeContext): DayNumber | null {
  const { today } = context;
  if (facts.turn === undefined && facts.period === undefined && facts.shift === undefined)
    return today + (daysUntil(today, weekday) || 7);
  if (facts.period?.amount !== 0) return resolveDay(facts, context)?.from ?? null;
  const day = weekdayInWeek(today, weekday, 0);
  return day < today ? day + 7 : day;
}

/** Weeks are due on Friday, the longer lengths on their last day, unless their beginning or middle was said. */
function lengthDeadline(
  span: DaySpan,
  edge: Edge | undefined,
  facts: Facts,
  context: TimeContext,
): DayNumber {
  const day = dueDay(span, edge, context.today);
  if (day >= context.today || facts.period?.amount !== 0) return day;
  return span.to > context.today && edge !== 'start' && edge !== 'middle'
    ? context.today
    : nextOf(span, edge, context.today);
}

/** "cuối tuần" said on Friday or at the weekend means Sunday: people who mean today say "hôm nay". */
function lastOfWeek(span: DaySpan, edge: Edge | undefined, today: DayNumber): DayNumber {
  const friday = span.from + 4;
  return edge === 'end' && today >= friday && today < span.to ? span.to - 1 : friday;
}

function dueDay(span: DaySpan, edge: Edge | undefined, today: DayNumber): DayNumber {
  const last = span.grain === 'week' ? lastOfWeek(span, edge, today) : span.to - 1;
  if (edge === 'start') return span.from;
  if (edge !== 'middle' && edge !== 'firstHalf') return last;
  return span.grain === 'week' ? span.from + 2 : span.from + Math.floor((span.to - span.from) / 2) - 1;
}

/** "đầu tuần" said on a Thursday is next week's. */
function nextOf(span: DaySpan, edge: Edge | undefined, today: DayNumber): DayNumber {
  if (span.grain === 'week') return dueDay({ ...span, from: span.to, to: span.to + 7 }, edge, today);
  const { year, month } = civilDate(span.to);
  const months = { month: 1, quarter: 3, year: 12 }[
    span.grain === 'quarter' || span.grain === 'year' ? span.grain : 'month'
  ];
  return dueDay({ ...span, from: span.to, to: firstOfMonth(year, month + months) }, edge, today);
}
