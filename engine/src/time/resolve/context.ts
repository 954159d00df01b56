import { type DayNumber, type Instant, parseInstant, secondsPerDay } from '../civil.ts';
import type { Grain } from '../time-phrase.ts';

/** The reference against which a phrase is resolved. */
export type TimeContext = {
  readonly reference: Instant;
  readonly today: DayNumber;
  /** Scheduling: what is ambiguous lies ahead. */
  readonly forward: boolean;
};

/** The calendar context of a local "YYYY-MM-DD" with or without a time. */
export function timeContext(local: string, forward: boolean): TimeContext {
  const reference = parseInstant(local);
  return { reference, today: Math.floor(reference / secondsPerDay), forward };
}

/** Days a phrase names, `to` exclusive. */
export type DaySpan = {
  readonly from: DayNumber;
  readonly to: DayNumber;
  readonly grain: Grain;
  readonly certainty: number;
  /** Several days that no single grain describes, such as a weekend. */
  readonly stretch?: boolean;
  /** Days to the next one of its kind, when this one has passed by the hour. */
  readonly step?: number;
  readonly alternatives?: readonly DayNumber[];
};

export const oneDay = (from: DayNumber, certainty = 1, more: Partial<DaySpan> = {}): DaySpan => ({
  from,
  to: from + 1,
  grain: 'day',
  certainty,
  ...more,
});

/**
 * Chooses among days in order: a past phrase takes the latest past day, scheduling the first future day, other text
 * the nearest.
 */
export function pickDay(
  days: readonly DayNumber[],
  { today, forward }: TimeContext,
  past = false,
): DayNumber | undefined {
  if (past) return days.findLast((day) => day <= today);
  if (forward) return days.find((day) => day >= today) ?? days.at(-1);
  return days.toSorted((left, right) => Math.abs(left - today) - Math.abs(right - today))[0];
}
