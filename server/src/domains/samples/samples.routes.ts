import * as contract from '@hopgon/contract/samples/routes';
import type { Bind } from '../../platform/http/call.ts';
import { loadOnDemand } from '../../platform/http/load-on-demand.ts';
import type { World } from '../../platform/world.ts';

const createSample = loadOnDemand(async () => (await import('./create-sample.ts')).createSample);
const readSample = loadOnDemand(async () => (await import('./read-sample.ts')).readSample);
const removeSample = loadOnDemand(async () => (await import('./remove-sample.ts')).removeSample);

export function sampleRoutes(bind: Bind, world: World): void {
  bind(contract.readSample, ({ scope }) => readSample(scope));
  bind(contract.createSample, ({ scope }) => createSample(world, scope));
  bind(contract.removeSample, ({ scope }) => removeSample(world, scope));
}
