import { civilDate, type DayNumber, dayNumber, firstOfMonth, mondayOf } from '../civil.ts';
import type { Edge } from '../facts.ts';
import { type DaySpan, oneDay } from './context.ts';

type Length = 'week' | 'month' | 'quarter' | 'year';

/** A week, month, quarter or year counted from the present one. */
export function periodSpan(unit: Length, amount: number, today: DayNumber): DaySpan {
  const { year, month } = civilDate(today);
  switch (unit) {
    case 'week':
      return {
        from: mondayOf(today) + amount * 7,
        to: mondayOf(today) + amount * 7 + 7,
        grain: 'week',
        certainty: 1,
      };
    case 'month':
      return monthSpan(year, month + amount);
    case 'quarter':
      return quarterSpan(year, Math.ceil(month / 3) + amount);
    default:
      return yearSpan(year + amount);
  }
}

export function monthSpan(year: number, month: number): DaySpan {
  return { from: firstOfMonth(year, month), to: firstOfMonth(year, month + 1), grain: 'month', certainty: 1 };
}

/** Quarters outside 1–4 run over into other years. */
export function quarterSpan(year: number, quarter: number): DaySpan {
  return {
    from: firstOfMonth(year, quarter * 3 - 2),
    to: firstOfMonth(year, quarter * 3 + 1),
    grain: 'quarter',
    certainty: 1,
  };
}

export function yearSpan(year: number): DaySpan {
  return { from: dayNumber(year, 1, 1), to: dayNumber(year + 1, 1, 1), grain: 'year', certainty: 1 };
}

type Stretches = Record<Exclude<Edge, 'close'>, readonly [from: number, to: number]>;

/** The parts that "đầu", "giữa" and "cuối" name of a week or month, in days, and of a quarter or year, in months. */
const stretches: Record<Length, Stretches> = {
  week: { start: [0, 2], middle: [2, 3], end: [5, 7], firstHalf: [0, 3], secondHalf: [3, 7] },
  month: { start: [0, 10], middle: [10, 20], end: [20, 31], firstHalf: [0, 15], secondHalf: [15, 31] },
  quarter: { start: [0, 1], middle: [1, 2], end: [2, 3], firstHalf: [0, 2], secondHalf: [1, 3] },
  year: { start: [0, 3], middle: [4, 8], end: [9, 12], firstHalf: [0, 6], secondHalf: [6, 12] },
};

/** The part of a span an edge names; "hết" and "trong" are its last day, of a week the last working day. */
export function edgeSpan(span: DaySpan, edge: Edge): DaySpan {
  if (!isLength(span.grain)) return span;
  if (edge === 'close') return oneDay(span.grain === 'week' ? span.from + 4 : span.to - 1);
  const [first, last] = stretches[span.grain][edge];
  if (span.grain === 'week' || span.grain === 'month') {
    return {
      from: span.from + first,
      to: Math.min(span.from + last, span.to),
      grain: 'day',
      certainty: 0.8,
      stretch: true,
    };
  }
  const { year, month } = civilDate(span.from);
  return {
    from: firstOfMonth(year, month + first),
    to: firstOfMonth(year, month + last),
    grain: 'month',
    certainty: 0.8,
    stretch: true,
  };
}

function isLength(grain: DaySpan['grain']): grain is Length {
  return grain in stretches;
}
