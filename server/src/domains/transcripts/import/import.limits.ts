import { hour } from '../../../platform/clock/durations.rules.ts';
import type { SharedLimit } from '../../../platform/limits/shared-limit.ts';

/** Two imports of a whole past in an hour. */
export const importLimits: SharedLimit = {
  name: 'transcripts/import',
  ofPerson: { most: 600, window: hour },
  ofCompany: { most: 1_500, window: hour },
};

/** A preview stores nothing and is asked again when a person changes their mind. */
export const previewLimits: SharedLimit = {
  name: 'transcripts/preview',
  ofPerson: { most: 1_200, window: hour },
  ofCompany: { most: 3_000, window: hour },
};
