import * as contract from '@hopgon/contract/samples/routes';
import type { Bind } from '../../platform/http/call.ts';
import type { World } from '../../platform/world.ts';
import { createSample } from './create-sample.ts';
import { readSample } from './read-sample.ts';
import { removeSample } from './remove-sample.ts';

export function sampleRoutes(bind: Bind, world: World): void {
  bind(contract.readSample, ({ scope }) => readSample(scope));
  bind(contract.createSample, ({ scope }) => createSample(world, scope));
  bind(contract.removeSample, ({ scope }) => removeSample(world, scope));
}
