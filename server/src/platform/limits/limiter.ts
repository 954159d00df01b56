import { createHash } from 'node:crypto';
import { Failure } from '@hopgon/contract/failure';
import type { Clock } from '../clock/clock.ts';
import type { EventCounts, Limit } from './event-counts.ts';

export type { Limit } from './event-counts.ts';

/** Uncounts one event. */
export type Refund = () => Promise<void>;

export interface Limiter {
  /** Whether the key has to wait; counts nothing. */
  isOver(limit: Limit, key: string): Promise<boolean>;
  /** Counts one event of the key, also when it is one too many. */
  count(limit: Limit, key: string): Promise<void>;
  /**
   * Counts one, or throws `too_many_requests` while the key has to wait. It counts before work that may fail, so that
   * parallel calls cannot all pass, at whichever process.
   */
  spend(limit: Limit, key: string): Promise<Refund>;
  forget(key: string): Promise<void>;
  close(): Promise<void>;
}

interface LimiterParts {
  readonly clock: Clock;
  readonly counts: EventCounts;
}

const hashOf = (key: string): Buffer => createHash('sha256').update(key).digest();

const refusal = (waitMs: number): Failure =>
  new Failure('too_many_requests', {
    minutes: Math.max(1, Math.ceil(waitMs / 60_000)),
    seconds: Math.max(1, Math.ceil(waitMs / 1000)),
  });

/** Sliding windows by the clock of the app, counted where all processes see them. */
export function createLimiter({ clock, counts }: LimiterParts): Limiter {
  const now = () => clock.now().getTime();
  return {
    isOver: async (limit, key) => (await counts.count('look', limit, hashOf(key), now())).wait > 0,
    count: async (limit, key) => void (await counts.count('count', limit, hashOf(key), now())),
    async spend(limit, key) {
      const { wait, uncount } = await counts.count('spend', limit, hashOf(key), now());
      if (wait > 0) throw refusal(wait);
      return uncount;
    },
    forget: (key) => counts.forget(hashOf(key)),
    close: () => counts.close(),
  };
}
