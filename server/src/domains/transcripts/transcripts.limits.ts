import type { SharedLimit } from '../../platform/limits/shared-limit.ts';

const hour = 60 * 60 * 1000;

/** Transcripts handed in, and analyses asked for again: each may keep a thread for a minute. */
export const analysisLimits: SharedLimit = {
  name: 'transcripts/analysis',
  ofPerson: { most: 120, window: hour },
  ofCompany: { most: 600, window: hour },
};
