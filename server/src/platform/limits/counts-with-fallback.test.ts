import { expect, inject, test } from 'vitest';
import { fakeClock, minutes } from '../../testing/fake-clock.ts';
import { hasRedisServer, startRedisServer } from '../../testing/redis-server.ts';
import { cloneDatabase } from '../../testing/test-database.ts';
import { createRedis } from '../redis/redis.ts';
import { createCountsWithFallback } from './counts-with-fallback.ts';
import { createDatabaseCounts } from './database-counts.ts';
import { createLimiter } from './limiter.ts';
import { createRedisCounts } from './redis-counts.ts';

const limit = { most: 3, window: minutes(10) };

test.skipIf(!hasRedisServer)(
  'without Redis PostgreSQL counts: no limit is lifted, in none of its states',
  async () => {
    const log = { warn: () => undefined };
    const server = await startRedisServer();
    const redis = createRedis({ url: server.url, log });
    await redis.start();
    const database = await cloneDatabase(inject('postgres'));
    const counts = createCountsWithFallback({
      ...{ first: createRedisCounts(redis), isFirstOpen: redis.isOpen, log },
      second: createDatabaseCounts({ config: database.appConfig, log }),
    });
    const limiter = createLimiter({ clock: fakeClock(), counts });
    const passedOf = async (tries: number): Promise<number> => {
      let passed = 0;
      for (let round = 0; round < tries; round += 1)
        await limiter.spend(limit, 'key').then(
          () => {
            passed += 1;
          },
          (error) => expect(error).toMatchObject({ code: 'too_many_requests' }),
        );
      return passed;
    };
    const refund = await limiter.spend(limit, 'refunded after the loss');
    expect(await passedOf(5)).toBe(3);
    // Silent first, then gone: the first question waits for its answer, the next ones are asked of PostgreSQL at once.
    server.freeze();
    expect(await passedOf(5)).toBe(3);
    await refund();
    server.thaw();
    await server.kill();
    expect(await passedOf(5)).toBe(0);
    await server.start();
    await expect.poll(redis.isOpen).toBe(true);
    expect(await passedOf(5)).toBe(3);
    await limiter.forget('key');
    expect(await passedOf(5)).toBe(3);
    await limiter.close();
    redis.stop();
    await database.drop();
    await server.stop();
  },
);

test.skipIf(!hasRedisServer)('a Redis without room for a count leaves it to PostgreSQL', async () => {
  const log = { warn: () => undefined };
  const server = await startRedisServer({ maxmemory: '1' });
  const redis = createRedis({ url: server.url, log });
  await redis.start();
  const database = await cloneDatabase(inject('postgres'));
  const counts = createCountsWithFallback({
    ...{ first: createRedisCounts(redis), isFirstOpen: redis.isOpen, log },
    second: createDatabaseCounts({ config: database.appConfig, log }),
  });
  const limiter = createLimiter({ clock: fakeClock(), counts });
  for (let round = 0; round < 3; round += 1) await limiter.spend(limit, 'key');
  await expect(limiter.spend(limit, 'key')).rejects.toMatchObject({ code: 'too_many_requests' });
  expect(redis.isOpen()).toBe(true);
  const rows = await database.sql('select from rate_limits');
  expect(rows).toHaveLength(1);
  await limiter.close();
  redis.stop();
  await database.drop();
  await server.stop();
});
