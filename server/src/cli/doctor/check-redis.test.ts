import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hasRedisServer, type RedisServer, startRedisServer } from '../../testing/redis-server.ts';
import { checkRedis } from './check-redis.ts';

test('without REDIS_URL nothing is tried', async () => {
  expect(await checkRedis({ redisUrl: undefined })).toEqual([]);
});

test('a Redis that is away is a problem', async () => {
  expect(await checkRedis({ redisUrl: 'redis://127.0.0.1:1/0' })).toMatchObject([{ state: 'problem' }]);
});

describe.skipIf(!hasRedisServer)('a Redis (skipped without redis-server)', () => {
  let plain: RedisServer;
  let forgetful: RedisServer;
  beforeAll(async () => {
    plain = await startRedisServer();
    forgetful = await startRedisServer({ maxmemory: '100mb', 'maxmemory-policy': 'allkeys-lru' });
  });
  afterAll(async () => {
    await plain.stop();
    await forgetful.stop();
  });

  test('that answers is named with its version; one that may drop counts, and a wrong password, are reported', async () => {
    expect(await checkRedis({ redisUrl: plain.url })).toMatchObject([
      { state: 'ok', text: expect.stringMatching(/^Redis \d+\.\d+/) },
    ]);
    expect(await checkRedis({ redisUrl: forgetful.url })).toMatchObject([
      { state: 'warning', text: expect.stringContaining('noeviction') },
    ]);
    const wrong = { redisUrl: plain.url.replace('mat-khau', 'hunter2') };
    expect(await checkRedis(wrong)).toMatchObject([
      { state: 'problem', text: expect.stringContaining('REDIS_URL') },
    ]);
    expect(JSON.stringify(await checkRedis(wrong))).not.toContain('hunter2');
  });
});
