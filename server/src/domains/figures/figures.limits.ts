import { minute } from '../../platform/clock/durations.rules.ts';
import type { SharedLimit } from '../../platform/limits/shared-limit.ts';

/** Each counts some hundred thousand rows where a company is large. */
export const figuresLimits: SharedLimit = {
  name: 'figures',
  ofPerson: { most: 60, window: minute },
  ofCompany: { most: 600, window: minute },
};
