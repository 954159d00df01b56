import { once } from 'node:events';
import { connect, createServer, type Server } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { hasRedisServer, type RedisServer, startRedisServer } from '../../testing/redis-server.ts';
import { cloneDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { StartFailure } from '../lifecycle/start-failure.ts';
import { createRedis } from '../redis/redis.ts';
import { microseconds } from './hub.ts';
import { type OpenPeerConnection, peersByDatabase } from './peer-connection.ts';
import { createPeers, type Peers } from './peers.ts';
import { peersByRedis } from './redis-peer-connection.ts';

let database: TestDatabase;
const errors: string[] = [];
const started: Peers[] = [];
beforeAll(async () => {
  database = await cloneDatabase(inject('postgres'));
});
beforeEach(() => {
  errors.length = 0;
});
afterAll(async () => {
  for (const peers of started) await peers.stop();
  await database.drop();
});

const log = { warn: () => undefined, error: (_: object, message: string) => void errors.push(message) };
const byDatabase = () => peersByDatabase(database.appConfig);

function given(epoch: string, carrier: OpenPeerConnection, mark = 'same'): Peers {
  const peers = createPeers({ epoch, mark, carrier, log, now: microseconds });
  started.push(peers);
  return peers;
}

let redis: RedisServer | undefined;
afterAll(() => redis?.stop());
async function byRedis(): Promise<OpenPeerConnection> {
  redis ??= await startRedisServer();
  return peersByRedis(createRedis({ url: redis.url, log }), redis.url);
}

const carriers = [
  { name: 'PostgreSQL', open: async () => byDatabase(), isHere: true },
  { name: 'Redis (skipped without redis-server)', open: byRedis, isHere: hasRedisServer },
];

for (const { name, open, isHere } of carriers)
  describe.skipIf(!isHere)(`by ${name}`, () => {
    test('what one process sends all others get, once where it is the same, and itself never', async () => {
      const [a, b, c] = [given('a', await open()), given('b', await open()), given('c', await open())];
      const received: string[] = [];
      for (const [receiver, peers] of Object.entries({ a, b, c }))
        peers.on('said', (data) => received.push(`${receiver} ${String(Object(data).what)}`));
      for (const peers of [a, b, c]) await peers.start();
      for (let round = 0; round < 50; round += 1) a.send('said', { what: 'one' });
      a.send('said', { what: 'two' });
      await expect.poll(() => received.toSorted()).toEqual(['b one', 'b two', 'c one', 'c two']);
      expect(b.areThere()).toBe(true);
    });

    test('a process with another secret is named in the log', async () => {
      await given('d', await open()).start();
      await given('e', await open(), 'another').start();
      await expect.poll(() => errors.join()).toContain('APP_SECRET');
    });
  });

describe.skipIf(!hasRedisServer)('a Redis', () => {
  test.each([
    ['that was lost', (server: RedisServer) => server.kill(), (server: RedisServer) => server.start()],
    [
      'that is silent',
      async (server: RedisServer) => server.freeze(),
      async (server: RedisServer) => server.thaw(),
    ],
  ])('%s: every process reads everything when it is back, and gets what waited', async (_, lose, restore) => {
    const server = await startRedisServer();
    const connection = createRedis({ url: server.url, log });
    const [a, b] = [
      given('g', peersByRedis(connection, server.url)),
      given('h', peersByRedis(createRedis({ url: server.url, log }), server.url)),
    ];
    const received: unknown[] = [];
    let gaps = 0;
    b.on('said', (data) => received.push(data));
    b.onGap(() => {
      gaps += 1;
    });
    await a.start();
    await b.start();
    expect(gaps).toBe(1);
    await lose(server);
    a.send('said', { what: 'meanwhile' });
    b.send('said', { what: 'nothing' });
    await expect.poll(() => connection.isOpen()).toBe(false);
    await restore(server);
    await expect.poll(() => gaps).toBe(2);
    await expect.poll(() => received).toContainEqual({ what: 'meanwhile' });
    await Promise.all([a.stop(), b.stop()]);
    await server.stop();
  });

  test('that is away at the start is waited for, one that refuses the login is not', async () => {
    const server = await startRedisServer();
    await server.kill();
    const connection = createRedis({ url: server.url, log });
    await connection.start();
    expect(connection.isOpen()).toBe(false);
    await server.start();
    await expect.poll(() => connection.isOpen()).toBe(true);
    connection.stop();
    const refused = createRedis({ url: server.url.replace('mat-khau', 'sai'), log }).start();
    await expect(refused).rejects.toThrow(StartFailure);
    await expect(refused).rejects.toThrow('REDIS_URL');
    await server.stop();
  });
});

/** Passes a connection on and gives the client another process number, as poolers do. */
async function startPooler(path: string): Promise<Server> {
  const head = Buffer.from([0x4b, 0, 0, 0, 12]);
  const server = createServer((client) => {
    const upstream = connect(path);
    upstream.on('data', (chunk: Buffer) => {
      const at = chunk.indexOf(head);
      if (at >= 0) chunk.writeInt32BE(1, at + head.length);
      client.write(chunk);
    });
    client.pipe(upstream);
    for (const socket of [client, upstream]) socket.on('error', () => socket.destroy());
    upstream.on('close', () => client.destroy());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

test('a pooler, which delivers no notifications, is refused with the remedy', async () => {
  const { host, port, ...login } = database.appConfig;
  const pooler = await startPooler(`${String(host)}/.s.PGSQL.${String(port)}`);
  const config = { ...login, host: '127.0.0.1', port: Number(Object(pooler.address()).port) };
  const refused = given('f', peersByDatabase(config)).start();
  await expect(refused).rejects.toThrow(StartFailure);
  await expect(refused).rejects.toThrow('DATABASE_LISTEN_URL');
  pooler.close();
});
