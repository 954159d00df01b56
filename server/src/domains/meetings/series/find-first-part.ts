import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { SeriesChangePlan } from './compute-series-change.ts';
import { listSeriesMeetings, type SeriesMeeting } from './list-series-meetings.ts';
import { mergeSeries } from './merge-series.ts';
import { type SeriesRow, seriesStore } from './series.store.ts';
import type { SeriesTime } from './series-columns.rules.ts';
import { firstStart } from './series-time.rules.ts';

export interface FirstPart {
  readonly id: string;
  readonly sequence: number;
  /** When the two are as one. */
  readonly whole: SeriesTime;
  /** Times of the first part at which nothing takes place. */
  readonly off: readonly Date[];
}

interface Changed {
  readonly series: SeriesRow;
  readonly meetings: readonly SeriesMeeting[];
  readonly plan: SeriesChangePlan;
}

/** What a series was parted from, where after a change the two are one again and all its meetings may go there. */
export async function findFirstPart(
  scope: CompanyScope,
  { series, meetings, plan: { head, tail, placed, removed } }: Changed,
): Promise<FirstPart | null> {
  const going = new Set([...placed.map(({ id }) => id), ...removed]);
  const isWhole = head === null && meetings.every(({ id }) => going.has(id));
  if (!isWhole || series.id === series.origin_id) return null;
  const parts = await seriesStore.parts(scope.db, series.origin_id);
  const known = parts.find((part) => part.id !== series.id && mergeSeries({ head: part, tail }));
  // The lock waits for a concurrent change.
  const first = known && (await seriesStore.lock(scope.db, known.id));
  const whole = first && mergeSeries({ head: first, tail });
  if (!first || !whole) return null;
  const earlier = await listSeriesMeetings(scope, [first.id], scope.actor.userId);
  const begins = firstStart(tail);
  if (earlier.some(({ slot }) => slot >= begins)) return null;
  const off = earlier.filter(({ cancelled }) => cancelled).map(({ slot }) => slot);
  return { id: first.id, sequence: first.sequence, whole, off };
}
