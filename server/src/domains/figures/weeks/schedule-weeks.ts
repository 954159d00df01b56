import type { World } from '../../../platform/world.ts';
import { countWeeks } from './count-weeks.jobs.ts';
import { keptWeekStore } from './kept-weeks.store.ts';

/** Queues a job for each company in which something that was counted changed, or whose last week is missing. */
export async function scheduleWeeks(
  world: Pick<World, 'clock' | 'database' | 'jobs' | 'scopes'>,
): Promise<void> {
  const companyIds = await keptWeekStore.companiesToCount(world.database.trusted({}).db, world.clock.now());
  for (const companyId of companyIds)
    await world.scopes.job(companyId).transaction((tx) => world.jobs.send(tx, countWeeks, companyId, {}));
}
