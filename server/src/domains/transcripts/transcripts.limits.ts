import { hour } from '../../platform/clock/durations.rules.ts';
import type { SharedLimit } from '../../platform/limits/shared-limit.ts';

/** Uploads of transcripts and repeated analyses: each may occupy a thread for a minute. */
export const analysisLimits: SharedLimit = {
  name: 'transcripts/analysis',
  ofPerson: { most: 120, window: hour },
  ofCompany: { most: 600, window: hour },
};
