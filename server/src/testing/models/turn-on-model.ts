import { updateModelSettings } from '@hopgon/contract/models/routes';
import type { ModelSettings, ModelSettingsChange } from '@hopgon/contract/models/schemas';
import type { Person } from '../given.ts';
import { operatorsModel } from './operators-model.ts';

/** Turns on the operator's model for the company of this owner. */
export const turnOnModel = async (
  owner: Person,
  change: Partial<ModelSettingsChange> = {},
): Promise<ModelSettings> =>
  (await owner.call(updateModelSettings, { body: { ...operatorsModel, ...change } })).value();
