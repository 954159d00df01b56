import { hour } from '../../../platform/clock/durations.rules.ts';
import type { SharedLimit } from '../../../platform/limits/shared-limit.ts';

export const importLimits: SharedLimit = {
  name: 'calendar/import',
  ofPerson: { most: 30, window: hour },
  ofCompany: { most: 150, window: hour },
};

export const previewLimits: SharedLimit = {
  name: 'calendar/preview',
  ofPerson: { most: 60, window: hour },
  ofCompany: { most: 300, window: hour },
};

/** An import with a key, and a preview, hold one of the database's eight connections until the last meeting is made. */
export const importsOfProcess = { atOnce: 2, waiting: 20 };
