import type { Days } from '@hopgon/contract/meetings/all-day';
import type { Entry } from '../entries/entry.rules.ts';

/** A meeting that is all day, by the columns and the line it stands in. */
export interface AllDayBar {
  readonly entry: Entry;
  readonly first: number;
  readonly last: number;
  readonly line: number;
}

const isOn = (days: Days | null, day: string): boolean =>
  days !== null && days.first <= day && day <= days.last;

/** Meetings all day on a day, which is that of their own zone. */
export const allDayOn = (entries: readonly Entry[], day: string): readonly Entry[] =>
  entries.filter((entry) => isOn(entry.days, day));

/** Each meeting all day once, over all its days, in the first line that is free there; the longest first. */
export function allDayBars(entries: readonly Entry[], days: readonly string[]): readonly AllDayBar[] {
  const bars: AllDayBar[] = [];
  const spans = entries
    .map((entry) => ({
      entry,
      first: days.findIndex((day) => isOn(entry.days, day)),
      last: days.findLastIndex((day) => isOn(entry.days, day)),
    }))
    .filter(({ first }) => first >= 0)
    .toSorted((one, other) => one.first - other.first || other.last - one.last);
  for (const span of spans) {
    const taken = new Set(
      bars.filter(({ first, last }) => first <= span.last && last >= span.first).map(({ line }) => line),
    );
    let line = 0;
    while (taken.has(line)) line += 1;
    bars.push({ ...span, line });
  }
  return bars;
}

/** How many of them stand below the last line shown, on each day. */
export const hiddenBars = (bars: readonly AllDayBar[], days: number, lines: number): readonly number[] =>
  Array.from(
    { length: days },
    (_, day) => bars.filter(({ first, last, line }) => first <= day && day <= last && line >= lines).length,
  );
