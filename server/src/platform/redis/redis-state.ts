import type { Redis } from './redis.ts';

/** While it fails, PostgreSQL counts limits and pages read everything when it is back. */
export const redisState = (redis: Pick<Redis, 'isOpen'> | null): 'off' | 'ok' | 'failing' => {
  if (!redis) return 'off';
  return redis.isOpen() ? 'ok' : 'failing';
};
