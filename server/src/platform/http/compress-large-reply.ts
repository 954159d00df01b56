import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptedCodings } from './accept-encoding.rules.ts';

/** Characters; the pages that lists are read by stay below, and answer as fast as before. */
const least = 16 * 1024;

const [packBrotli, packGzip] = [promisify(brotliCompress), promisify(gzip)];

/** Preferred first. The lowest effort: most of the gain for a fraction of the time. */
const codings = [
  [
    'br',
    (text: string) =>
      packBrotli(text, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: 1,
          [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
        },
      }),
  ],
  ['gzip', (text: string) => packGzip(text, { level: 1 })],
] as const;

/**
 * Compresses large replies of routes that read, outside the event loop. Replies with a token or secret are never
 * compressed, since their size could reveal it; no reading route has one (decision 0032).
 */
export async function compressLargeReply(
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
): Promise<unknown> {
  if (typeof payload !== 'string' || payload.length < least) return payload;
  const accepted = acceptedCodings(request.headers['accept-encoding']);
  const coding = codings.find(([name]) => accepted.has(name));
  reply.header('vary', 'accept-encoding');
  if (!coding) return payload;
  const [name, pack] = coding;
  const packed = await pack(payload);
  reply.header('content-encoding', name);
  return packed;
}
