import { minute } from '../../platform/clock/durations.rules.ts';
import type { SharedLimit } from '../../platform/limits/shared-limit.ts';

/** Messages that are read; commands that need no look into the company cost a single write. */
export const messageLimits: SharedLimit = {
  name: 'chat/message',
  ofPerson: { most: 300, window: 10 * minute },
  ofCompany: { most: 3_000, window: 10 * minute },
};

export const chatSearchLimits: SharedLimit = {
  name: 'chat/search',
  ofPerson: { most: 240, window: minute },
  ofCompany: { most: 3_000, window: minute },
};
