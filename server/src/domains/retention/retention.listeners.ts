import { loadOnDemand } from '../../platform/http/load-on-demand.ts';
import type { World } from '../../platform/world.ts';
import { retentionJob } from './retention.jobs.ts';

const applyRetention = loadOnDemand(async () => (await import('./apply-retention.ts')).applyRetention);
const scheduleRetention = loadOnDemand(
  async () => (await import('./schedule-retention.ts')).scheduleRetention,
);

export function listenRetention(world: World): void {
  world.jobs.define(retentionJob, (scope) => applyRetention(world, scope));
  world.jobs.defineDaily({ name: 'apply-retention', run: () => scheduleRetention(world) });
}
