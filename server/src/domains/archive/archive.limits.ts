import type { Limit } from '../../platform/limits/limiter.ts';

/** An archive reads everything a company has. */
export const archiveLimit: Limit = { most: 10, window: 60 * 60 * 1000 };
