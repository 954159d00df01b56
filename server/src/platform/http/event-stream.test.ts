import { connect, type Socket } from 'node:net';
import { defineRoute } from '@hopgon/contract/route';
import Fastify from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import type { EventStream } from './event-stream.ts';
import { createStreamBinder } from './stream-binder.ts';

const nobody = (): never => {
  throw new Error('nobody is named here');
};

const route = defineRoute({
  method: 'GET',
  path: '/api/progress',
  summary: 'Streams events of the test',
  access: 'signed-in',
  reply: z.object({}),
  failures: [],
});

let server: ReturnType<typeof Fastify>;
let port: number;
let opening: PromiseWithResolvers<void>;
let asked: PromiseWithResolvers<void>;
let opened: PromiseWithResolvers<EventStream>;

beforeEach(async () => {
  server = Fastify({ forceCloseConnections: true });
  opening = Promise.withResolvers();
  asked = Promise.withResolvers();
  opened = Promise.withResolvers();
  const bind = createStreamBinder(server, {
    identify: async () => ({ userId: 'người', sessionId: 'phiên' }),
    scopes: { person: nobody, company: nobody, job: nobody },
  });
  bind(route, async (_, open) => {
    asked.resolve();
    await opening.promise;
    opened.resolve(open());
  });
  port = Number(new URL(await server.listen({ host: '127.0.0.1', port: 0 })).port);
});
afterEach(() => server.close());

function ask() {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write(`GET ${route.path} HTTP/1.1\r\nhost: a\r\nauthorization: Bearer token\r\n\r\n`);
  return socket;
}

test('a client that disconnected before the stream opened aborts it', async () => {
  const closed = Promise.withResolvers<void>();
  server.server.once('connection', (connection: Socket) => connection.once('close', () => closed.resolve()));
  const socket = ask();
  await asked.promise;
  socket.destroy();
  await closed.promise;
  opening.resolve();
  expect((await opened.promise).signal.aborted).toBe(true);
});

test('a reading client gets every event; one that does not read is disconnected before it fills the memory', async () => {
  opening.resolve();
  const socket = ask();
  const stream = await opened.promise;
  const word = 'a'.repeat(64 * 1024);
  const seen = Promise.withResolvers<void>();
  let length = 0;
  socket.on('data', (chunk) => {
    length += chunk.length;
    if (length > 10 * word.length) seen.resolve();
  });
  for (let count = 0; count < 10; count += 1) stream.send('progress', word);
  await seen.promise;
  expect(stream.signal.aborted).toBe(false);
  socket.pause();
  const gone = new Promise((resolve) => stream.signal.addEventListener('abort', resolve));
  // The operating system buffers some megabytes for a socket.
  for (let count = 0; count < 1_000 && !stream.signal.aborted; count += 1) {
    stream.send('progress', word);
    await new Promise(setImmediate);
  }
  await gone;
  expect(stream.signal.aborted).toBe(true);
});
