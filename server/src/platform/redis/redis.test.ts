import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hasRedisServer, type RedisServer, startRedisServer } from '../../testing/redis-server.ts';
import { createRedis } from './redis.ts';

describe.skipIf(!hasRedisServer)('the start beside a Redis (skipped without redis-server)', () => {
  let server: RedisServer;
  beforeAll(async () => {
    server = await startRedisServer({ maxclients: '1' });
  });
  afterAll(() => server.stop());

  const open = (url = server.url) => createRedis({ url, log: { warn: () => undefined } });

  test('goes on where it has no room for another client, and is connected when there is', async () => {
    const [first, second] = [open(), open()];
    await first.start();
    expect(first.isOpen()).toBe(true);
    await second.start();
    expect(second.isOpen()).toBe(false);
    first.stop();
    await expect.poll(second.isOpen).toBe(true);
    second.stop();
  });

  test.each([
    ['a wrong password', (url: string) => url.replace('mat-khau', 'khac')],
    ['no password', (url: string) => url.replace(':mat-khau@', '')],
    ['a database it does not have', (url: string) => url.replace(/\d+$/, '99')],
  ])('is refused with %s', async (_, change) => {
    const redis = open(change(server.url));
    await expect(redis.start()).rejects.toThrow('REDIS_URL: Redis từ chối kết nối');
    redis.stop();
  });
});
