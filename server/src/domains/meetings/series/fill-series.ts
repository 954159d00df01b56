import type { Scope } from '../../../platform/database/scope.ts';
import type { JobScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { createOccurrences } from './create-occurrences.ts';
import { listSeriesMeetings } from './list-series-meetings.ts';
import { fillEvery, fillSeries as filling } from './series.jobs.ts';
import { type SeriesRow, seriesStore } from './series.store.ts';
import { expandAfter, fillUntil } from './series-time.ts';

type FillWorld = Pick<World, 'clock' | 'hub' | 'jobs' | 'newId'>;

/** Has a series without an end filled on before it runs out: once, also where it had an end in between. */
export const queueFilling = (
  world: Pick<World, 'clock' | 'jobs'>,
  scope: Scope,
  companyId: string,
  seriesId: string,
): Promise<void> => {
  const startAfter = new Date(world.clock.now().getTime() + fillEvery);
  return world.jobs.send(scope, filling, companyId, { seriesId }, { startAfter, replaces: true });
};

/** Fills a series without an end on, from the last of its meetings that is as the series has it, and has it done again. */
export async function fillSeries(world: FillWorld, scope: JobScope, seriesId: string): Promise<void> {
  await scope.transaction(async (tx) => {
    const series = await seriesStore.lock(tx.db, seriesId);
    if (!series?.filled_until) return;
    const until = fillUntil(series, world.clock.now());
    if (until > series.filled_until) await fill(world, tx, series, { from: series.filled_until, until });
    await queueFilling(world, tx, scope.companyId, seriesId);
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
    sequence: series.sequence,
    answersOf: 'everyone',
    givesWay: true,
  });
  tx.afterCommit(() => world.hub.wake({ companyId, topics: ['meetings'] }));
}

/** Takes on the filling that series queue. */
export const takeFillings = (world: FillWorld): void =>
  world.jobs.define(filling, (scope, { seriesId }) => fillSeries(world, scope, seriesId));
