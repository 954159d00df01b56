import pg from 'pg';
import { countNothing, type EventCounts, grainOf } from './event-counts.ts';

interface DatabaseCountsParts {
  /** How the role that serves logs in. */
  readonly config: pg.PoolConfig;
  readonly log: { warn(facts: object, message: string): void };
}

/** What `app.count_event` answers; bigints come as text. */
interface CountedRow {
  readonly wait: string;
  readonly counted_at: string | null;
  readonly blocked_before: string | null;
  readonly overruns_before: number | null;
  readonly is_overrun: boolean | null;
}

const times = { connectionTimeoutMillis: 10_000, query_timeout: 10_000, idleTimeoutMillis: 60_000 };
const cleanEveryMs = 10 * 60_000;

/**
 * Counts in the database. Each count commits by itself, over connections of its own: it stays when what it was counted
 * for is rolled back, and waits for no transaction that waits for it.
 */
export function createDatabaseCounts({ config, log }: DatabaseCountsParts): EventCounts {
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

  return {
    async count(mode, limit, key, now) {
      const { window, most, firstWait = null, longestWait = window } = limit;
      const { rows } = await pool.query<CountedRow>({
        name: 'count_event',
        text: 'select * from app.count_event($1, $2, $3, $4, $5, $6, $7, $8)',
        values: [mode, key, now, most, window, grainOf(limit), firstWait, longestWait],
      });
      clean(now);
      const [row] = rows;
      if (!row) throw new Error('app.count_event answers one row');
      const { counted_at: at, blocked_before: blocked, overruns_before: overruns, is_overrun } = row;
      const values = [key, at, blocked, overruns, is_overrun];
      return {
        wait: Number(row.wait),
        uncount:
          at === null
            ? countNothing
            : async () => void (await pool.query('select app.uncount_event($1, $2, $3, $4, $5)', values)),
      };
    },
    forget: async (key) => void (await pool.query('delete from rate_limits where key = $1', [key])),
    close: () => pool.end(),
  };
}
