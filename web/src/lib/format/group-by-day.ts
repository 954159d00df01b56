import { localDay } from '@hopgon/contract/time/zoned';
import { addDays } from '@hopgon/engine/time/days';

interface DayOf<T> {
  /** `YYYY-MM-DD` in the zone. */
  readonly day: string;
  /** 'Hôm nay' and the days beside it; null for others. */
  readonly near: string | null;
  readonly items: readonly T[];
}

interface Grouping<T> {
  /** `YYYY-MM-DD` */
  readonly dayOf: (item: T) => string;
  readonly now: number;
  readonly timeZone: string;
}

/** Items under their days, in the order given. */
export function groupByDay<T>(
  items: readonly T[],
  { dayOf, now, timeZone }: Grouping<T>,
): readonly DayOf<T>[] {
  const today = localDay(now, timeZone);
  const nearWords = new Map([
    [addDays(today, -1), 'Hôm qua'],
    [today, 'Hôm nay'],
    [addDays(today, 1), 'Ngày mai'],
  ]);
  const days = Map.groupBy(items, dayOf);
  return [...days].map(([day, ofDay]) => ({ day, near: nearWords.get(day) ?? null, items: ofDay }));
}
