import type { QueueOptions } from 'pg-boss';

/** Retry and expiry options of every queue. */
export const queueOptions = (retries: number): QueueOptions => ({
  retryLimit: retries,
  retryDelay: 5,
  retryBackoff: true,
  retryDelayMax: 15 * 60,
  expireInSeconds: 15 * 60,
  // A process that dies stops beating; its jobs are taken over about a minute later.
  heartbeatSeconds: 60,
  deleteAfterSeconds: 24 * 60 * 60,
});
