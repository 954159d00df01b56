import * as contract from '@hopgon/contract/models/routes';
import type { Bind } from '../../platform/http/call.ts';
import type { World } from '../../platform/world.ts';
import { readModelSettings } from './read-model-settings.ts';
import { readModelState } from './read-model-state.ts';
import { saveNoticeChoice } from './save-notice-choice.ts';
import { updateModelSettings } from './update-model-settings.ts';
import { verifyModel } from './verify-model.ts';

export function modelRoutes(bind: Bind, world: World): void {
  bind(contract.readModelState, ({ scope }) => readModelState(world, scope));
  bind(contract.saveNoticeChoice, ({ scope, body }) => saveNoticeChoice(world, scope, body.choice));
  bind(contract.readModelSettings, ({ scope }) => readModelSettings(world, scope));
  bind(contract.updateModelSettings, ({ scope, body }) => updateModelSettings(world, scope, body));
  bind(contract.verifyModel, ({ scope }) => verifyModel(world, scope));
}
