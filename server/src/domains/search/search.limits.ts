import type { SharedLimit } from '../../platform/limits/shared-limit.ts';

const minute = 60 * 1000;

/** A search is asked for while somebody types. */
export const searchLimits: SharedLimit = {
  name: 'search',
  ofPerson: { most: 240, window: minute },
  ofCompany: { most: 3_000, window: minute },
};
