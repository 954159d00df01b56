import { createHash } from 'node:crypto';
import { inject } from 'vitest';
import { createDatabaseCounts } from '../platform/limits/database-counts.ts';
import { type EventCounts, grainOf } from '../platform/limits/event-counts.ts';
import { createLimiter, type Limit, type Limiter } from '../platform/limits/limiter.ts';
import { createRedisCounts } from '../platform/limits/redis-counts.ts';
import { createRedis } from '../platform/redis/redis.ts';
import { type FakeClock, fakeClock } from './fake-clock.ts';
import { startRedisServer } from './redis-server.ts';
import { cloneDatabase } from './test-database.ts';

export interface LimitersOfTwo {
  readonly limiter: Limiter;
  /** That of another process. */
  readonly another: Limiter;
  readonly clock: FakeClock;
  /** Nothing was counted yet. */
  reset(): Promise<void>;
  close(): Promise<void>;
}

const log = { warn: () => undefined };

function createTwo(counts: () => EventCounts): Pick<LimitersOfTwo, 'limiter' | 'another' | 'clock'> {
  const clock = fakeClock();
  return {
    limiter: createLimiter({ clock, counts: counts() }),
    another: createLimiter({ clock, counts: counts() }),
    clock,
  };
}

interface LimitersOnDatabase extends LimitersOfTwo {
  /** Counts so many events of the key one by one, as the limiters do, in one round trip. */
  countTimes(times: number, limit: Limit, key: string): Promise<void>;
}

/** Limiters of two processes over a database of their own. */
export async function openLimiters(): Promise<LimitersOnDatabase> {
  const database = await cloneDatabase(inject('postgres'));
  const two = createTwo(() => createDatabaseCounts({ config: database.appConfig, log }));
  return {
    ...two,
    reset: async () => void (await database.sql('truncate rate_limits')),
    countTimes: async (times, limit, key) => {
      const { most, window } = limit;
      const hash = createHash('sha256').update(key).digest();
      await database.sql(
        `select app.count_event('spend', $2, $3, $4, $5, $6, null, $5) from generate_series(1, $1::int)`,
        [times, hash, two.clock.now().getTime(), most, window, grainOf(limit)],
      );
    },
    close: async () => {
      await Promise.all([two.limiter.close(), two.another.close()]);
      await database.drop();
    },
  };
}

/** Limiters of two processes over a Redis of their own. */
export async function openLimitersOnRedis(): Promise<LimitersOfTwo> {
  const server = await startRedisServer();
  const connections = [createRedis({ url: server.url, log }), createRedis({ url: server.url, log })] as const;
  await Promise.all(connections.map((redis) => redis.start()));
  const left = [...connections];
  const two = createTwo(() => createRedisCounts(left.pop() ?? connections[0]));
  return {
    ...two,
    reset: async () => {
      await connections[0].ask((commands) =>
        commands.scriptLoad("return redis.call('FLUSHDB')").then((sha1) => commands.evalSha(sha1)),
      );
    },
    close: async () => {
      for (const redis of connections) redis.stop();
      await server.stop();
    },
  };
}
