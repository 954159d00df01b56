import type { QueueOptions } from 'pg-boss';

const usualMinutes = 15;

/** Retry and expiry options of a queue. */
export const queueOptions = (retries: number, longestMinutes = usualMinutes): QueueOptions => ({
  retryLimit: retries,
  retryDelay: 5,
  retryBackoff: true,
  retryDelayMax: 15 * 60,
  expireInSeconds: longestMinutes * 60,
  // A process that dies stops beating; its jobs are taken over about a minute later.
  heartbeatSeconds: 60,
  deleteAfterSeconds: 24 * 60 * 60,
});
