import { loadOnDemand } from '../../platform/http/load-on-demand.ts';
import type { World } from '../../platform/world.ts';
import { countWeeks } from './weeks/count-weeks.jobs.ts';

const computeWeeks = loadOnDemand(async () => (await import('./weeks/compute-weeks.ts')).computeWeeks);
const scheduleWeeks = loadOnDemand(async () => (await import('./weeks/schedule-weeks.ts')).scheduleWeeks);

/** Keeps the figures of past weeks: at night, and where somebody asked for a week that was missing. */
export function listenFigures(world: World): void {
  world.jobs.define(countWeeks, (scope) => computeWeeks(world, scope));
  world.jobs.defineDaily({ name: 'count-figures', run: () => scheduleWeeks(world) });
}
