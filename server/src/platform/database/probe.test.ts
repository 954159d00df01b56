import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { expect, inject, test } from 'vitest';
import { cloneDatabase } from '../../testing/test-database.ts';
import { createProbe } from './probe.ts';

test('a server that answers is available', async () => {
  const database = await cloneDatabase(inject('postgres'));
  await createProbe(database.appConfig)();
  await database.drop();
});

test('a server that accepts connections and never answers is not, and its connections are closed', async () => {
  const sockets: Socket[] = [];
  const silent = createServer((socket) => sockets.push(socket.resume())).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const probe = createProbe({ host: '127.0.0.1', port: Object(silent.address()).port, user: 'app' });
  await expect(Promise.all([probe(), probe()])).rejects.toThrow();
  expect(sockets).toHaveLength(1);
  await expect.poll(() => sockets.every(({ destroyed }) => destroyed)).toBe(true);
  silent.close();
});
