import type { Limit } from '../../platform/limits/limiter.ts';

const hour = 60 * 60 * 1000;

/** What of calendars is limited, in one table. */
export const calendarLimits = {
  feedsMadeByPerson: { most: 20, window: hour },
  /** Addresses that were none. */
  feedsGuessedByNetwork: { most: 60, window: hour },
  importsOfPerson: { most: 30, window: hour },
  lettersOfPerson: { most: 60, window: hour },
} as const satisfies Record<string, Limit>;
