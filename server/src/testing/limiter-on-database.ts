import { inject } from 'vitest';
import { createLimiter, type Limiter } from '../platform/limits/limiter.ts';
import { type FakeClock, fakeClock } from './fake-clock.ts';
import { cloneDatabase } from './test-database.ts';

export interface LimiterOnDatabase {
  readonly limiter: Limiter;
  /** That of another process. */
  readonly another: Limiter;
  readonly clock: FakeClock;
  /** Nothing was counted yet. */
  reset(): Promise<void>;
  close(): Promise<void>;
}

/** Limiters of two processes over a database of their own. */
export async function openLimiter(): Promise<LimiterOnDatabase> {
  const database = await cloneDatabase(inject('postgres'));
  const clock = fakeClock();
  const log = { warn: () => undefined };
  const create = () => createLimiter({ clock, config: database.appConfig, log });
  const [limiter, another] = [create(), create()];
  return {
    ...{ limiter, another, clock },
    reset: async () => void (await database.sql('truncate rate_limits')),
    close: async () => {
      await Promise.all([limiter.close(), another.close()]);
      await database.drop();
    },
  };
}
