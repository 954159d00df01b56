import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { createLogger } from '../log/logger.ts';
import { createHttpServer } from './server.ts';

test('a body that trickles in is refused as soon as its time is over', { timeout: 15_000 }, async () => {
  const server = await createHttpServer({
    publicUrl: 'http://127.0.0.1',
    trustProxy: false,
    logger: createLogger('silent'),
    requestMs: 500,
  });
  server.post('/', () => 'never');
  const url = await server.listen({ host: '127.0.0.1', port: 0 });
  const socket = connect({ host: '127.0.0.1', port: Number(new URL(url).port) });
  socket.write('POST / HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 900\r\n\r\n');
  const trickle = setInterval(() => socket.write(' '), 50);
  let said = '';
  socket.on('data', (chunk) => {
    said += chunk;
  });
  socket.on('error', () => undefined);
  await once(socket, 'close');
  clearInterval(trickle);
  expect(said).toMatch(/^HTTP\/1.1 408 /);
  await server.close();
});
