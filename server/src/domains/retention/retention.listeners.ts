import { Failure } from '@hopgon/contract/failure';
import type { Scope } from '../../platform/database/scope.ts';
import { loadOnDemand } from '../../platform/http/load-on-demand.ts';
import type { World } from '../../platform/world.ts';
import { holdStore } from './holds.store.ts';
import { retentionJob } from './retention.jobs.ts';

const applyRetention = loadOnDemand(async () => (await import('./apply-retention.ts')).applyRetention);
const scheduleRetention = loadOnDemand(
  async () => (await import('./schedule-retention.ts')).scheduleRetention,
);

/** What somebody holds is not removed with its company. */
const refuseWhileHeld = async (scope: Scope): Promise<void> => {
  if ((await holdStore.count(scope.db)) > 0) throw new Failure('company_held');
};

export function listenRetention(world: World): void {
  world.bus.on('companies.closed', refuseWhileHeld);
  world.jobs.define(retentionJob, (scope) => applyRetention(world, scope));
  world.jobs.defineDaily({ name: 'apply-retention', run: () => scheduleRetention(world) });
}
