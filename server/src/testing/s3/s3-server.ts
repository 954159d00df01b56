import { once } from 'node:events';
import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { type Conditions, createBucket, type S3Answer, type StoredS3Object } from './bucket.ts';
import { isSigned } from './is-signed.ts';

export const s3Login = { region: 'vn-1', keyId: 'AKIDTHU', key: 'khoa-bi-mat' };

export interface S3Server {
  /** The address of its one bucket. */
  readonly url: string;
  readonly objects: Map<string, StoredS3Object>;
  /** Uploads in parts that were neither completed nor aborted. */
  readonly uploads: ReadonlyMap<string, unknown>;
  /** So many requests are answered with 503 from now on, or of those about objects whose names match. */
  fail(times: number, names?: RegExp): void;
  /** So many requests lose their connection before an answer. */
  cut(times: number): void;
  /** So many answers break off after their first half. */
  breakOff(times: number): void;
  /** How many have been. */
  broken(): number;
  treatConditions(how: Conditions): void;
  close(): Promise<void>;
}

/** The part of S3's protocol that files and backups need, over HTTP and signed. `pageSize`: of a list. */
export async function startS3Server({ pageSize = 1000 } = {}): Promise<S3Server> {
  const bucket = createBucket(pageSize);
  let failures = 0;
  let failing = /./;
  let cuts = 0;
  let breaks = 0;
  let broken = 0;

  const server = createServer(async (request, response) => {
    const body = await buffer(request);
    const url = new URL(request.url ?? '', 'http://s3');
    if (cuts > 0) {
      cuts -= 1;
      request.socket.destroy();
      return;
    }
    const { method = '', headers } = request;
    const answer = (): S3Answer => {
      if (failures > 0 && failing.test(url.pathname)) {
        failures -= 1;
        return { status: 503, body: '<Error><Code>SlowDown</Code></Error>' };
      }
      if (!isSigned(request, url, body, s3Login))
        return { status: 403, body: '<Error><Code>SignatureDoesNotMatch</Code></Error>' };
      if (!/^\/bucket(?:\/|$)/.test(url.pathname))
        return { status: 404, body: '<Error><Code>NoSuchBucket</Code></Error>' };
      const name = url.pathname.slice('/bucket/'.length);
      return bucket.answer({ method, name, query: url.searchParams, headers, body });
    };
    const { status, body: reply = '', headers: more } = answer();
    const bytes = Buffer.from(reply);
    response.writeHead(status, { ...more, 'content-length': bytes.length });
    if (method === 'GET' && status < 300 && breaks > 0) {
      breaks -= 1;
      broken += 1;
      response.write(bytes.subarray(0, bytes.length / 2), () => response.destroy());
    } else response.end(bytes);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${Number(Object(server.address()).port)}/bucket`,
    ...bucket,
    fail: (times, names = /./) => {
      failures = times;
      failing = names;
    },
    cut: (times) => {
      cuts = times;
    },
    breakOff: (times) => {
      breaks = times;
      broken = 0;
    },
    broken: () => broken,
    close: async () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
