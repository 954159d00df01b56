import type { LinearModel } from '../classify/linear-model.ts';
import { unpackCompactModel } from '../classify/packed-models.ts';
import { KIND_MODEL, SLOT_MODEL } from './weights.gen.ts';

export type IntentModels = { readonly kind: LinearModel; readonly slot: LinearModel };

let models: IntentModels | null = null;

/** The models that `npm run train` wrote, unpacked at first use. */
export function intentModels(): IntentModels {
  models ??= { kind: unpackCompactModel(KIND_MODEL), slot: unpackCompactModel(SLOT_MODEL) };
  return models;
}
