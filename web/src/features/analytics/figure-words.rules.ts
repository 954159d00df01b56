import type { FiguresReport } from '@hopgon/contract/figures/schemas';

/** Minutes a week on average over the weeks before the last in which anybody was there; null where there was none. */
export function averageOf(weeks: FiguresReport['weeks']): number | null {
  const counted = weeks.slice(0, -1).filter(({ people }) => people > 0);
  if (counted.length === 0) return null;
  return counted.reduce((sum, { minutes }) => sum + minutes, 0) / counted.length;
}
