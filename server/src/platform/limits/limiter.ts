import { createHash } from 'node:crypto';
import { Failure } from '@hopgon/contract/failure';
import pg from 'pg';
import type { Clock } from '../clock/clock.ts';

/** At most `most` events in `window` milliseconds; then delays that double from `firstWait` to `longestWait` (ms). */
export interface Limit {
  readonly most: number;
  readonly window: number;
  readonly firstWait?: number;
  readonly longestWait?: number;
}

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
  /** How the role that serves logs in. */
  readonly config: pg.PoolConfig;
  readonly log: { warn(facts: object, message: string): void };
}

/** What `app.count_event` answers; bigints come as text. */
interface Counted {
  readonly wait: string;
  readonly counted_at: string | null;
  readonly blocked_before: string | null;
  readonly overruns_before: number | null;
  readonly is_overrun: boolean | null;
}

/** A row keeps at most so many moments; more events are joined by hundredths of their window. */
const mostMoments = 100;
const times = { connectionTimeoutMillis: 10_000, query_timeout: 10_000, idleTimeoutMillis: 60_000 };
const cleanEveryMs = 10 * 60_000;

const hashOf = (key: string): Buffer => createHash('sha256').update(key).digest();
const grainOf = ({ most, window }: Limit): number =>
  most <= mostMoments ? 1 : Math.ceil(window / mostMoments);

const refusal = (waitMs: number): Failure =>
  new Failure('too_many_requests', {
    minutes: Math.max(1, Math.ceil(waitMs / 60_000)),
    seconds: Math.max(1, Math.ceil(waitMs / 1000)),
  });

/**
 * Sliding windows in the database, shared by all processes. Each count commits by itself, over connections of its own: it stays
 * when what it was counted for is rolled back, and waits for no transaction that waits for it.
 */
export function createLimiter({ clock, config, log }: LimiterParts): Limiter {
  const pool = new pg.Pool({ ...times, ...config, max: 2 });
  pool.on('error', (error) => log.warn({ err: error }, 'connection of the limits lost'));
  let cleanedAt = performance.now();

  /** Keys are made by callers who may invent them: rows that say nothing any more go soon. */
  const clean = (now: number): void => {
    if (performance.now() - cleanedAt < cleanEveryMs) return;
    cleanedAt = performance.now();
    pool
      .query('delete from rate_limits where expires_at < $1', [now])
      .catch((error: unknown) => log.warn({ err: error }, 'old counts were not deleted'));
  };

  const ask = async (mode: 'spend' | 'count' | 'look', limit: Limit, hash: Buffer): Promise<Counted> => {
    const now = clock.now().getTime();
    const { window, most, firstWait = null, longestWait = window } = limit;
    const { rows } = await pool.query<Counted>({
      name: 'count_event',
      text: 'select * from app.count_event($1, $2, $3, $4, $5, $6, $7, $8)',
      values: [mode, hash, now, most, window, grainOf(limit), firstWait, longestWait],
    });
    clean(now);
    const [counted] = rows;
    if (!counted) throw new Error('app.count_event answers one row');
    return counted;
  };

  return {
    isOver: async (limit, key) => Number((await ask('look', limit, hashOf(key))).wait) > 0,
    count: async (limit, key) => void (await ask('count', limit, hashOf(key))),
    async spend(limit, key) {
      const hash = hashOf(key);
      const counted = await ask('spend', limit, hash);
      const { wait, counted_at: at, blocked_before: blocked, overruns_before: overruns } = counted;
      if (Number(wait) > 0) throw refusal(Number(wait));
      return async () => {
        const values = [hash, at, blocked, overruns, counted.is_overrun];
        await pool.query('select app.uncount_event($1, $2, $3, $4, $5)', values);
      };
    },
    forget: async (key) => void (await pool.query('delete from rate_limits where key = $1', [hashOf(key)])),
    close: () => pool.end(),
  };
}
