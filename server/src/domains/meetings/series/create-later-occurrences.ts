import type { JobScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { createOccurrences } from './create-occurrences.ts';
import { listSeriesMeetings } from './list-series-meetings.ts';
import { scheduleFilling } from './schedule-filling.ts';
import { type SeriesRow, seriesStore } from './series.store.ts';
import { expandAfter, fillUntil } from './series-time.rules.ts';

type FillWorld = Pick<World, 'clock' | 'hub' | 'jobs' | 'newId'>;

/** Fills a series without an end on, from the last of its meetings that is as the series has it, and has it done again. */
export async function createLaterOccurrences(
  world: FillWorld,
  scope: JobScope,
  seriesId: string,
): Promise<void> {
  await scope.transaction(async (tx) => {
    const series = await seriesStore.lock(tx.db, seriesId);
    if (!series?.filled_until) return;
    const until = fillUntil(series, world.clock.now());
    if (until > series.filled_until) await fill(world, tx, series, { from: series.filled_until, until });
    await scheduleFilling(world, tx, scope.companyId, seriesId);
  });
}

async function fill(
  world: FillWorld,
  tx: JobScope,
  series: SeriesRow,
  { from, until }: { readonly from: Date; readonly until: Date },
): Promise<void> {
  const meetings = await listSeriesMeetings(tx, [series.id], null);
  const held = meetings.filter(({ cancelled }) => !cancelled);
  const source = held.findLast(({ detached }) => !detached) ?? held.at(-1);
  await seriesStore.setFilledUntil(tx.db, series.id, until);
  if (!source) return;
  const { companyId } = tx;
  await createOccurrences(world, tx, {
    sourceId: source.id,
    slots: expandAfter(series, from, until),
    lengthMs: series.length_ms,
    timeZone: series.time_zone,
    sequence: series.sequence,
    answersOf: 'everyone',
    yieldsToOthers: true,
  });
  tx.afterCommit(() => world.hub.wake({ companyId, topics: ['meetings'] }));
}
