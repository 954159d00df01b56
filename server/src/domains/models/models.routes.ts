import * as contract from '@hopgon/contract/models/routes';
import type { Bind } from '../../platform/http/call.ts';
import { loadOnDemand } from '../../platform/http/load-on-demand.ts';
import type { World } from '../../platform/world.ts';

const readModelSettings = loadOnDemand(
  async () => (await import('./read-model-settings.ts')).readModelSettings,
);
const readModelState = loadOnDemand(async () => (await import('./read-model-state.ts')).readModelState);
const saveNoticeChoice = loadOnDemand(async () => (await import('./save-notice-choice.ts')).saveNoticeChoice);
const updateModelSettings = loadOnDemand(
  async () => (await import('./update-model-settings.ts')).updateModelSettings,
);
const verifyModel = loadOnDemand(async () => (await import('./verify-model.ts')).verifyModel);

export function modelRoutes(bind: Bind, world: World): void {
  bind(contract.readModelState, ({ scope }) => readModelState(world, scope));
  bind(contract.saveNoticeChoice, ({ scope, body }) => saveNoticeChoice(world, scope, body.choice));
  bind(contract.readModelSettings, ({ scope }) => readModelSettings(world, scope));
  bind(contract.updateModelSettings, ({ scope, body }) => updateModelSettings(world, scope, body));
  bind(contract.verifyModel, ({ scope }) => verifyModel(world, scope));
}
