import type { World } from '../../platform/world.ts';
import { retentionJob } from './retention.jobs.ts';
import { retentionStore } from './retention.store.ts';

/** Queues a job for each company whose rules have begun. */
export async function scheduleRetention(
  world: Pick<World, 'clock' | 'database' | 'jobs' | 'scopes'>,
): Promise<void> {
  const companyIds = await retentionStore.companiesDue(world.database.trusted({}).db, world.clock.now());
  for (const companyId of companyIds)
    await world.scopes.job(companyId).transaction((tx) => world.jobs.send(tx, retentionJob, companyId, {}));
}
