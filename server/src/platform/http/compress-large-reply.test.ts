import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import fastify from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { compressLargeReply } from './compress-large-reply.ts';

const server = fastify();
const long = { list: Array.from({ length: 600 }, (_, index) => ({ title: `Họp tuần số ${index}`, index })) };
server.get('/long', { onSend: compressLargeReply }, async () => long);
server.get('/short', { onSend: compressLargeReply }, async () => ({ list: [] }));
afterAll(() => server.close());

const ask = (url: string, accepted?: string, method: 'GET' | 'HEAD' = 'GET') =>
  server.inject({ method, url, headers: accepted === undefined ? {} : { 'accept-encoding': accepted } });

test.each([
  ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
  ['gzip;q=1.0, *;q=0.1', 'gzip', gunzipSync],
  ['GZIP, br;q=0', 'gzip', gunzipSync],
] as const)('a client that accepts “%s” gets a large reply as %s', async (accepted, coding, unpack) => {
  const { headers, rawPayload } = await ask('/long', accepted);
  expect(headers).toMatchObject({ 'content-encoding': coding, vary: 'accept-encoding' });
  expect(headers['content-length']).toBe(String(rawPayload.length));
  expect(rawPayload.length).toBeLessThan(JSON.stringify(long).length / 4);
  expect(JSON.parse(unpack(rawPayload).toString())).toEqual(long);
});

test.each([undefined, '', 'identity', 'br;q=0, gzip;q=0.0', 'zstd'])(
  'a client that accepts “%s” gets it uncompressed',
  async (accepted) => {
    const { headers, body } = await ask('/long', accepted);
    expect(headers['content-encoding']).toBeUndefined();
    expect(JSON.parse(body)).toEqual(long);
  },
);

test('a small reply is not compressed', async () => {
  const { headers } = await ask('/short', 'br');
  expect(headers['content-encoding']).toBeUndefined();
});

test('a HEAD request gets no body', async () => {
  const { headers, rawPayload } = await ask('/long', 'br', 'HEAD');
  expect(headers['content-encoding']).toBe('br');
  expect(rawPayload.length).toBe(0);
});
