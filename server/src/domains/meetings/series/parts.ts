import { localTime } from '../../../platform/calendar/recurrence.ts';
import { joinRecurrence, splitRecurrence } from './series.rules.ts';
import { type SeriesTime, timeColumns } from './series.store.ts';
import { columnsOf, recurrenceOf } from './series-columns.rules.ts';
import { firstStart, occurrencesBefore } from './series-time.ts';

interface Parts {
  readonly head: SeriesTime;
  readonly tail: SeriesTime;
}

/** Parts a series before one of its times. */
export function part(series: SeriesTime, pivot: Date): Parts {
  const { day } = localTime(pivot, series.time_zone);
  const { head, tail } = splitRecurrence(recurrenceOf(series), day, occurrencesBefore(series, pivot));
  return {
    head: { ...series, ...columnsOf(head), filled_until: null },
    tail: { ...series, ...columnsOf(tail), first_day: day },
  };
}

const isSame = (one: SeriesTime, other: SeriesTime): boolean =>
  JSON.stringify(timeColumns(one)) === JSON.stringify(timeColumns(other));

/** The series that was parted into these two; null where no one series comes apart like that. */
export function rejoin({ head, tail }: Parts): SeriesTime | null {
  const recurrence = joinRecurrence({ head: recurrenceOf(head), tail: recurrenceOf(tail) });
  const whole = { ...head, ...columnsOf(recurrence), filled_until: tail.filled_until };
  const again = part(whole, firstStart(tail));
  return isSame(again.head, head) && isSame(again.tail, tail) ? timeColumns(whole) : null;
}
