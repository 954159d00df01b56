import { createHash, createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';

export interface S3Server {
  /** The address of its one bucket. */
  readonly url: string;
  readonly objects: Map<string, { bytes: Buffer; changedAt: Date }>;
  /** So many requests are answered with 503 from now on. */
  fail(times: number): void;
  close(): Promise<void>;
}

export const s3Login = { region: 'vn-1', keyId: 'AKIDTHU', key: 'khoa-bi-mat' };
const pageSize = 2;

const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();
const sha256 = (text: string | Buffer): string => createHash('sha256').update(text).digest('hex');
const sorted = (query: URLSearchParams): string =>
  [...query]
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .toSorted()
    .join('&');

/** Whether AWS Signature Version 4 of a request is right, as its documentation says, for the body that came. */
function isSigned({ method, headers }: IncomingMessage, url: URL, body: Buffer): boolean {
  const parsed = /^AWS4-HMAC-SHA256 Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]+)$/.exec(
    headers.authorization ?? '',
  );
  const [, credential = '', names = '', signature] = parsed ?? [];
  const [keyId, day = '', region = '', service = ''] = credential.split('/');
  const hash = String(headers['x-amz-content-sha256']);
  const canonical = [
    method,
    url.pathname,
    sorted(url.searchParams),
    ...names.split(';').map((name) => `${name}:${String(headers[name])}`),
    '',
    names,
    hash,
  ].join('\n');
  const place = `${day}/${region}/${service}/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], place, sha256(canonical)].join('\n');
  const ofService = hmac(hmac(hmac(`AWS4${s3Login.key}`, day), s3Login.region), service);
  const key = hmac(ofService, 'aws4_request');
  const isOurs = keyId === s3Login.keyId && region === s3Login.region && service === 's3';
  return isOurs && hash === sha256(body) && signature === hmac(key, text).toString('hex');
}

/** The part of S3's protocol that files need: PUT, GET, DELETE and lists of two, signed. */
export async function startS3Server(): Promise<S3Server> {
  const objects: S3Server['objects'] = new Map();
  let failures = 0;

  const list = (query: URLSearchParams): string => {
    const names = [...objects.keys()].filter((name) => name.startsWith(query.get('prefix') ?? '')).toSorted();
    const after = query.get('continuation-token') ?? '';
    const rest = names.filter((name) => name > after);
    const page = rest.slice(0, pageSize);
    const contents = page.map((name) => {
      const changedAt = objects.get(name)?.changedAt.toISOString();
      return `<Contents><Key>${name}</Key><LastModified>${changedAt}</LastModified></Contents>`;
    });
    const isMore = rest.length > pageSize;
    const next = isMore ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : '';
    return `<ListBucketResult><IsTruncated>${isMore}</IsTruncated>${next}${contents.join('')}</ListBucketResult>`;
  };

  const answer = (method: string | undefined, url: URL, body: Buffer): [number, string | Buffer] => {
    if (!/^\/bucket(?:\/|$)/.test(url.pathname)) return [404, '<Error><Code>NoSuchBucket</Code></Error>'];
    const name = url.pathname.slice('/bucket/'.length);
    if (method === 'PUT') objects.set(name, { bytes: body, changedAt: new Date() });
    if (method === 'DELETE') objects.delete(name);
    if (method !== 'GET') return [method === 'PUT' ? 200 : 204, ''];
    if (url.searchParams.has('list-type')) return [200, list(url.searchParams)];
    const found = objects.get(name);
    return found ? [200, found.bytes] : [404, '<Error><Code>NoSuchKey</Code></Error>'];
  };

  const server = createServer(async (request, response) => {
    const body = await buffer(request);
    const url = new URL(request.url ?? '', 'http://s3');
    const [status, reply] =
      failures-- > 0
        ? [503, '<Error><Code>SlowDown</Code></Error>']
        : isSigned(request, url, body)
          ? answer(request.method, url, body)
          : [403, '<Error><Code>SignatureDoesNotMatch</Code></Error>'];
    response.writeHead(status).end(reply);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${Number(Object(server.address()).port)}/bucket`,
    objects,
    fail: (times) => {
      failures = times;
    },
    close: async () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
