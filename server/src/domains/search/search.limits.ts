import { minute } from '../../platform/clock/durations.rules.ts';
import type { SharedLimit } from '../../platform/limits/shared-limit.ts';

/** A search is asked for while somebody types. */
export const searchLimits: SharedLimit = {
  name: 'search',
  ofPerson: { most: 240, window: minute },
  ofCompany: { most: 3_000, window: minute },
};
