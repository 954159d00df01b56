import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts';

let app: TestApp;
let port: number;

beforeAll(async () => {
  app = await startTestApp();
  await app.server.listen({ host: '127.0.0.1', port: 0 });
  port = z.object({ port: z.number() }).parse(app.server.server.address()).port;
});
afterAll(() => app.close());

/** Sends bytes as they are and reads until the server closes, or has answered so many requests. */
const exchange = (sent: string, answers = 1): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(sent));
    let received = '';
    socket.setEncoding('latin1');
    socket.on('data', (text) => {
      received += text;
      if (statusesOf(received).length >= answers) socket.destroy();
    });
    socket.on('close', () => resolve(received));
    socket.on('error', reject);
  });

const statusesOf = (received: string): number[] =>
  [...received.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => Number(status));

const lines = (...all: readonly string[]): string => `${all.join('\r\n')}\r\n\r\n`;
const hidden = lines('GET /api/health/ping HTTP/1.1', 'Host: a');
const post = ['POST /api/auth/login HTTP/1.1', 'Host: a', 'Content-Type: application/json'];

describe('a request that two servers could read in two ways is refused, and its connection closed', () => {
  // ASVS v5.0.0-4.2.1
  test.each([
    [
      'a length and chunks',
      `${lines(...post, 'Content-Length: 5', 'Transfer-Encoding: chunked')}0\r\n\r\n${hidden}`,
    ],
    [
      'chunks and a length',
      `${lines(...post, 'Transfer-Encoding: chunked', 'Content-Length: 5')}0\r\n\r\n${hidden}`,
    ],
    ['two lengths', `${lines(...post, 'Content-Length: 2', 'Content-Length: 40')}{}${hidden}`],
    ['two lengths in one line', `${lines(...post, 'Content-Length: 2, 40')}{}${hidden}`],
    ['a length with a sign', `${lines(...post, 'Content-Length: +2')}{}`],
    ['a length below nothing', `${lines(...post, 'Content-Length: -1')}{}`],
    ['a length in hexadecimal', `${lines(...post, 'Content-Length: 0x2')}{}`],
    [
      'chunks that are not last',
      `${lines(...post, 'Transfer-Encoding: chunked, identity')}0\r\n\r\n${hidden}`,
    ],
    ['chunks in disguise', `${lines(...post, 'Transfer-Encoding: xchunked')}0\r\n\r\n${hidden}`],
    ['a space before the colon', `${lines(...post, 'Transfer-Encoding : chunked')}0\r\n\r\n${hidden}`],
    ['a bare line feed', `GET /api/health/ping HTTP/1.1\nHost: a\n\n${hidden}`],
    ['a bare carriage return', `GET /api/health/ping HTTP/1.1\rHost: a\r\r${hidden}`],
    ['a header folded over two lines', lines('GET /api/health/ping HTTP/1.1', 'Host: a', 'X-A: b', ' c')],
    ['a NUL in a header', lines('GET /api/health/ping HTTP/1.1', 'Host: a', 'X-A: b\0c')],
    [
      'a broken size of a chunk',
      `${lines(...post, 'Transfer-Encoding: chunked')}zz\r\n{}\r\n0\r\n\r\n${hidden}`,
    ],
    [
      'a chunk longer than it says',
      `${lines(...post, 'Transfer-Encoding: chunked')}1\r\n{}\r\n0\r\n\r\n${hidden}`,
    ],
    ['no host', lines('GET /api/health/ping HTTP/1.1')],
    ['an unknown method', lines('BREW /api/health/ping HTTP/1.1', 'Host: a')],
    ['another protocol', lines('GET /api/health/ping HTTP/2.5', 'Host: a')],
    ['headers without end', `GET / HTTP/1.1\r\nHost: a\r\nX-A: ${'a'.repeat(40_000)}\r\n\r\n`],
  ])('%s', async (_, sent) => {
    const received = await exchange(sent, 2);
    const [first, second] = statusesOf(received);
    expect(first).toBeGreaterThanOrEqual(400);
    expect(first).toBeLessThan(500);
    expect(second).toBeUndefined();
    expect(received).not.toContain('"alive":true');
  });
});

describe('an unambiguous request', () => {
  test('in chunks is read', async () => {
    const received = await exchange(`${lines(...post, 'Transfer-Encoding: chunked')}2\r\n{}\r\n0\r\n\r\n`);
    expect(statusesOf(received)).toEqual([422]);
  });

  test('after another on the same connection is answered in turn', async () => {
    const received = await exchange(`${lines(...post, 'Content-Length: 2')}{}${hidden}`, 2);
    expect(statusesOf(received)).toEqual([422, 200]);
  });

  test('whose body was refused unread leaves no bytes that could be parsed as a request', async () => {
    const form = `--x\r\ncontent-disposition: form-data; name="a"\r\n\r\n${hidden}\r\n--x--\r\n`;
    const head = lines(
      'POST /api/auth/login HTTP/1.1',
      'Host: a',
      'Content-Type: multipart/form-data; boundary=x',
      `Content-Length: ${form.length}`,
    );
    const received = await exchange(`${head}${form}${hidden}`, 2);
    expect(statusesOf(received)).toEqual([415, 200]);
    expect(received.match(/"alive":true/g)).toHaveLength(1);
  });

  test('gets no response line made from its input', async () => {
    const received = await exchange(
      lines('GET /x%0d%0aSet-Cookie:%20a=b HTTP/1.1', 'Host: a', 'X-Request-Id: b'),
    );
    expect(received).not.toMatch(/set-cookie/i);
  });
});
