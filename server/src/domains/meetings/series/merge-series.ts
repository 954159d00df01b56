import { joinRecurrence } from './series.rules.ts';
import { columnsOf, recurrenceOf, type SeriesTime, timeColumns } from './series-columns.rules.ts';
import { firstStart } from './series-time.rules.ts';
import { type SeriesParts, splitSeries } from './split-series.ts';

const isSame = (one: SeriesTime, other: SeriesTime): boolean =>
  JSON.stringify(timeColumns(one)) === JSON.stringify(timeColumns(other));

/** The series that was parted into these two; null where no one series comes apart like that. */
export function mergeSeries({ head, tail }: SeriesParts): SeriesTime | null {
  const recurrence = joinRecurrence({ head: recurrenceOf(head), tail: recurrenceOf(tail) });
  const whole = { ...head, ...columnsOf(recurrence), filled_until: tail.filled_until };
  const again = splitSeries(whole, firstStart(tail));
  return isSame(again.head, head) && isSame(again.tail, tail) ? timeColumns(whole) : null;
}
