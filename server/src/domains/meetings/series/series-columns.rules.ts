import type { Frequency, MonthPlace, Recurrence, SeriesEnd } from '@hopgon/contract/series/schemas';

/** A recurrence as columns. */
export interface RuleColumns {
  readonly frequency: Frequency;
  readonly every: number;
  readonly weekdays: number[] | null;
  readonly month: number | null;
  readonly month_day: number | null;
  readonly nth: number | null;
  readonly nth_weekday: number | null;
  readonly until_day: string | null;
  readonly times: number | null;
  readonly exceptions: string[];
}

/** When a series takes place. */
export interface SeriesTime extends RuleColumns {
  readonly time_zone: string;
  readonly first_day: string;
  readonly start_time: string;
  readonly length_ms: number;
  readonly filled_until: Date | null;
}

/** The columns of a time alone: a row has more. */
export const timeColumns = (time: SeriesTime): SeriesTime => ({
  time_zone: time.time_zone,
  first_day: time.first_day,
  start_time: time.start_time,
  length_ms: time.length_ms,
  filled_until: time.filled_until,
  frequency: time.frequency,
  every: time.every,
  weekdays: time.weekdays,
  month: time.month,
  month_day: time.month_day,
  nth: time.nth,
  nth_weekday: time.nth_weekday,
  until_day: time.until_day,
  times: time.times,
  exceptions: time.exceptions,
});

const placeColumns = (on: MonthPlace) =>
  on.by === 'day'
    ? { month_day: on.day, nth: null, nth_weekday: null }
    : { month_day: null, nth: on.nth, nth_weekday: on.weekday };

const nowhere = { month_day: null, nth: null, nth_weekday: null };

export const columnsOf = (recurrence: Recurrence): RuleColumns => ({
  frequency: recurrence.frequency,
  every: recurrence.interval,
  weekdays: recurrence.frequency === 'weekly' ? recurrence.weekdays : null,
  month: recurrence.frequency === 'yearly' ? recurrence.month : null,
  ...('on' in recurrence ? placeColumns(recurrence.on) : nowhere),
  until_day: recurrence.ends.by === 'until' ? recurrence.ends.day : null,
  times: recurrence.ends.by === 'count' ? recurrence.ends.count : null,
  exceptions: recurrence.exceptions,
});

function seriesEndOf({ until_day: day, times }: RuleColumns): SeriesEnd {
  if (day !== null) return { by: 'until', day };
  return times === null ? { by: 'never' } : { by: 'count', count: times };
}

const nths = [1, 2, 3, 4, -1] as const;

function monthPlaceOf({ month_day: day, nth, nth_weekday: weekday }: RuleColumns): MonthPlace {
  if (day !== null) return { by: 'day', day };
  return { by: 'weekday', nth: nths.find((known) => known === nth) ?? 1, weekday: weekday ?? 1 };
}

/** The reverse; the table's own constraints see to it that nothing is missing. */
export function recurrenceOf(row: RuleColumns): Recurrence {
  const shared = { interval: row.every, ends: seriesEndOf(row), exceptions: row.exceptions };
  switch (row.frequency) {
    case 'daily':
      return { frequency: 'daily', ...shared };
    case 'weekly':
      return { frequency: 'weekly', ...shared, weekdays: row.weekdays ?? [] };
    case 'monthly':
      return { frequency: 'monthly', ...shared, on: monthPlaceOf(row) };
    case 'yearly':
      return { frequency: 'yearly', ...shared, month: row.month ?? 1, on: monthPlaceOf(row) };
  }
}
