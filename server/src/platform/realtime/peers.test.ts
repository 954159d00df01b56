import { once } from 'node:events';
import { connect, createServer, type Server } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import { cloneDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { StartFailure } from '../lifecycle/start-failure.ts';
import { microseconds } from './hub.ts';
import { createPeers, type Peers } from './peers.ts';

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

function given(epoch: string, { mark = 'same', config = database.appConfig } = {}): Peers {
  const log = { warn: () => undefined, error: (_: object, message: string) => void errors.push(message) };
  const peers = createPeers({ epoch, mark, config, log, now: microseconds });
  started.push(peers);
  return peers;
}

test('what one process sends all others get, once where it is the same, and itself never', async () => {
  const [a, b, c] = [given('a'), given('b'), given('c')];
  const received: string[] = [];
  for (const [name, peers] of Object.entries({ a, b, c }))
    peers.on('said', (data) => received.push(`${name} ${String(Object(data).what)}`));
  for (const peers of [a, b, c]) await peers.start();
  for (let round = 0; round < 50; round += 1) a.send('said', { what: 'one' });
  a.send('said', { what: 'two' });
  await expect.poll(() => received.toSorted()).toEqual(['b one', 'b two', 'c one', 'c two']);
  expect(b.areThere()).toBe(true);
});

test('a process with another secret is named in the log', async () => {
  await given('d').start();
  await given('e', { mark: 'another' }).start();
  await expect.poll(() => errors.join()).toContain('APP_SECRET');
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
  const refused = given('f', { config }).start();
  await expect(refused).rejects.toThrow(StartFailure);
  await expect(refused).rejects.toThrow('DATABASE_LISTEN_URL');
  pooler.close();
});
