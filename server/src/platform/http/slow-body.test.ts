import { once } from 'node:events';
import { connect } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { createLogger } from '../log/logger.ts';
import { createHttpServer } from './server.ts';

let server: FastifyInstance;
afterEach(() => server.close());

/** Sends a body in small pieces at the given interval, and returns the reply. */
async function trickle(type: string, [head, bit, tail]: readonly [string, string, string], times: number) {
  server = await createHttpServer({
    publicUrl: 'http://127.0.0.1',
    trustProxy: false,
    logger: createLogger('silent'),
    bodyTimes: { requestMs: 300, uploadRate: 1024, lookMs: 50 },
  });
  server.post('/', async (request) => {
    let bytes = 0;
    if (request.isMultipart())
      for await (const part of request.files()) for await (const chunk of part.file) bytes += chunk.length;
    return { bytes };
  });
  const url = await server.listen({ host: '127.0.0.1', port: 0 });
  const socket = connect({ host: '127.0.0.1', port: Number(new URL(url).port) });
  const length = head.length + bit.length * times + tail.length;
  socket.write(
    `POST / HTTP/1.1\r\nhost: a\r\ncontent-type: ${type}\r\ncontent-length: ${length}\r\nconnection: close\r\n\r\n${head}`,
  );
  let sent = 0;
  const sending = setInterval(() => {
    sent += 1;
    socket.write(sent <= times ? bit : tail);
    if (sent > times) clearInterval(sending);
  }, 20);
  let said = '';
  socket.on('data', (chunk) => {
    said += chunk;
  });
  socket.on('error', () => undefined);
  await once(socket, 'close');
  clearInterval(sending);
  return said;
}

const form = 'multipart/form-data; boundary=b';
const head = '--b\r\ncontent-disposition: form-data; name="file"; filename="a.txt"\r\n\r\n';

test.each([
  ['a body', 'application/json', ['', ' ', '{}']],
  ['an upload', form, [head, 'a', '\r\n--b--\r\n']],
] as const)('%s that arrives too slowly is refused as soon as its time is over', async (_, type, parts) => {
  expect(await trickle(type, parts, 900)).toMatch(/^HTTP\/1.1 408 /);
});

test('an upload at a sufficient rate is accepted, though it takes longer than other bodies may', async () => {
  const bit = 'a'.repeat(4096);
  expect(await trickle(form, [head, bit, '\r\n--b--\r\n'], 40)).toContain(`{"bytes":${40 * 4096}}`);
});
