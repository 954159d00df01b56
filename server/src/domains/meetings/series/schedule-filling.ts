import type { Scope } from '../../../platform/database/scope.ts';
import type { World } from '../../../platform/world.ts';
import { fillEvery, fillSeries as filling } from './series.jobs.ts';

/** Has a series without an end filled on before it runs out: once, also where it had an end in between. */
export const scheduleFilling = (
  world: Pick<World, 'clock' | 'jobs'>,
  scope: Scope,
  companyId: string,
  seriesId: string,
): Promise<void> => {
  const startAfter = new Date(world.clock.now().getTime() + fillEvery);
  return world.jobs.send(scope, filling, companyId, { seriesId }, { startAfter, replaces: true });
};
