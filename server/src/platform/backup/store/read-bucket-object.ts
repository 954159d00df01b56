import { setTimeout as delay } from 'node:timers/promises';
import { errorCode } from '../../lifecycle/error-code.ts';
import { patienceMs, type S3Client } from '../../storage/s3-client.ts';

/** How often a read that broke off goes on where it was, without a byte in between. */
const mostRetries = 5;
const pauseMs = 500;

export const missing = (name: string): Error =>
  Object.assign(new Error(`${name} is not there`), { code: 'ENOENT' });

/** The bytes of an object; null where there is none. A long read that breaks off goes on where it was. */
export async function readBucketObject(
  client: S3Client,
  name: string,
): Promise<AsyncGenerator<Uint8Array> | null> {
  const first = await open(client, name, 0, null);
  return first && readOn(client, name, first);
}

interface OpenRead {
  readonly body: ReadableStreamDefaultReader<Uint8Array> | undefined;
  readonly version: string | null;
  end(): void;
}

async function open(
  client: S3Client,
  name: string,
  from: number,
  version: string | null,
): Promise<OpenRead | null> {
  const ended = new AbortController();
  const timer = setTimeout(() => ended.abort(), patienceMs);
  try {
    const reply = await client.call({
      ...{ method: 'GET', name, signal: ended.signal },
      // Of another version that was written meanwhile the rest would not fit.
      headers: {
        ...(from > 0 && { range: `bytes=${from}-` }),
        ...(version !== null && { 'if-match': version }),
      },
    });
    if (!reply) return null;
    return { body: reply.body?.getReader(), version: reply.headers.get('etag'), end: () => ended.abort() };
  } finally {
    clearTimeout(timer);
  }
}

async function* readOn(client: S3Client, name: string, first: OpenRead): AsyncGenerator<Uint8Array> {
  let current: OpenRead | null = first;
  let from = 0;
  let retries = 0;
  try {
    while (true) {
      try {
        current ??= await open(client, name, from, first.version);
        if (!current) throw missing(name);
        const piece = await readPiece(client, current);
        if (piece === null) return;
        from += piece.length;
        retries = 0;
        yield piece;
      } catch (error) {
        current?.end();
        current = null;
        retries += 1;
        if (retries > mostRetries || errorCode(error) === 'ENOENT') throw error;
        await delay(pauseMs);
      }
    }
  } finally {
    current?.end();
  }
}

/** The next bytes; null at the end. Only waiting for them counts: the reader may take its time. */
async function readPiece(client: S3Client, { body, end }: OpenRead): Promise<Uint8Array | null> {
  if (!body) return null;
  const timer = setTimeout(end, patienceMs);
  try {
    const { done, value } = await body.read();
    return done ? null : value;
  } catch (error) {
    throw client.busy(error);
  } finally {
    clearTimeout(timer);
  }
}
