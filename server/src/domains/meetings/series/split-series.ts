import { localTime } from '../../../platform/calendar/recurrence.rules.ts';
import { splitRecurrence } from './series.rules.ts';
import type { SeriesTime } from './series-columns.rules.ts';
import { columnsOf, recurrenceOf } from './series-columns.rules.ts';
import { occurrencesBefore } from './series-time.rules.ts';

export interface SeriesParts {
  readonly head: SeriesTime;
  readonly tail: SeriesTime;
}

/** Splits a series before one of its times. */
export function splitSeries(series: SeriesTime, pivot: Date): SeriesParts {
  const { day } = localTime(pivot, series.time_zone);
  const { head, tail } = splitRecurrence(recurrenceOf(series), day, occurrencesBefore(series, pivot));
  return {
    head: { ...series, ...columnsOf(head), filled_until: null },
    tail: { ...series, ...columnsOf(tail), first_day: day },
  };
}
