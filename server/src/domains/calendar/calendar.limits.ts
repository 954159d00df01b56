import { hour } from '../../platform/clock/durations.rules.ts';
import type { Limit } from '../../platform/limits/limiter.ts';

/** The limits of feeds and invitation letters. */
export const calendarLimits = {
  feedsMadeByPerson: { most: 20, window: hour },
  /** Addresses that do not exist. */
  feedsGuessedByNetwork: { most: 60, window: hour },
  /** Several devices that each look every quarter of an hour. */
  readsOfFeed: { most: 60, window: hour },
  lettersOfPerson: { most: 60, window: hour },
} as const satisfies Record<string, Limit>;
