import { hour } from '../../../platform/clock/durations.rules.ts';
import type { Limit } from '../../../platform/limits/limiter.ts';

/** Browsers of one person that receive push messages; beyond that the oldest ends. */
export const mostPushDevices = 10;

export const pushLimits = {
  subscriptionsOfPerson: { most: 30, window: hour },
  testsOfPerson: { most: 10, window: hour },
  choicesOfLink: { most: 30, window: hour },
  wrongLinksOfNetwork: { most: 60, window: hour },
} as const satisfies Record<string, Limit>;
