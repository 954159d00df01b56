import { minute } from '../../platform/clock/durations.rules.ts';
import type { SharedLimit } from '../../platform/limits/shared-limit.ts';

/** Each test is four calls of a model that somebody pays for. */
export const modelTestLimits: SharedLimit = {
  name: 'models/test',
  ofPerson: { most: 20, window: 10 * minute },
  ofCompany: { most: 20, window: 10 * minute },
};
