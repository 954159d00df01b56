import type { Scope } from '../../../platform/database/scope.ts';
import type { CountedRanges } from '../compute-figures.ts';
import type { CountedRange, FiguresAsked } from '../figures.store.ts';
import type { Range } from '../range.rules.ts';
import { keptWeekStore } from './kept-weeks.store.ts';

interface Ranges {
  readonly now: Range;
  readonly before: Range;
}

/** The ranges with the weeks that need not be counted again: one's own meetings are few, and of a sample nothing is kept. */
export async function findKeptWeeks(
  { db }: Pick<Scope, 'db'>,
  { of }: FiguresAsked,
  ranges: Ranges,
  timeZone: string,
): Promise<CountedRanges> {
  const withKept = async (range: Range): Promise<CountedRange> => ({
    ...range,
    kept: of === 'own' ? new Set() : await keptWeekStore.find(db, range),
  });
  return { now: await withKept(ranges.now), before: await withKept(ranges.before), timeZone };
}
