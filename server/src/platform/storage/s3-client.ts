import { createHash, randomInt } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import { OperatorFailure } from '../lifecycle/operator-failure.ts';

/** A bucket of a service that speaks the protocol of S3. */
export interface S3Place {
  /** The address of the bucket: `https://s3.example/bucket`, without a slash at its end. */
  readonly url: string;
  readonly region: string;
  readonly keyId: string;
  readonly key: string;
}

export interface S3Object {
  readonly key: string;
  readonly size: number;
  readonly changedAt: Date;
}

interface S3Page {
  readonly objects: readonly S3Object[];
  /** Where a delimiter is asked for: what keys have in common up to it. */
  readonly prefixes: readonly string[];
}

interface S3Call {
  readonly method: 'GET' | 'PUT' | 'POST' | 'DELETE';
  /** The bucket itself unless an object is named. */
  readonly name?: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Uint8Array;
  /** Statuses that are an answer and no error. */
  readonly accepts?: readonly number[];
  /** One that fails is not sent again: it may still arrive. */
  readonly isSentOnce?: boolean;
  /** Ends the request, whose answer is read as it comes; else both have half a minute, and longer for a large body. */
  readonly signal?: AbortSignal;
}

export interface S3Client {
  /** Undefined where there is no such object; a bucket that is not there is an error of its settings. */
  call(request: S3Call): Promise<Response | undefined>;
  /** What to throw where an answer that is read as it comes breaks off. */
  busy(cause: unknown): Error;
  /** All pages of ListObjectsV2. */
  listPages(query: Readonly<Record<string, string>>): AsyncGenerator<S3Page>;
}

interface S3Complaints {
  /** The variable to name. */
  readonly variable: string;
  /** What to throw when the service does not answer, or asks to wait. */
  readonly busy: (cause: unknown) => Error;
}

export const patienceMs = 30_000;
/** The slowest line that is waited for. */
const slowestBytesPerMs = 100;
/** Of a request that failed or met a busy service; each waits up to twice as long as the one before it. */
const retries = 3;
const firstRestMs = 100;
const isBusy = (status: number): boolean => status >= 500 || status === 429;

/** The content of the first element of that name; keys of ours need no escapes. */
export const readElement = (xml: string, name: string): string | undefined =>
  new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1];

/** The contents of all elements of that name. */
export const splitElements = (xml: string, name: string): readonly string[] =>
  xml
    .split(`<${name}>`)
    .slice(1)
    .map((part) => part.split(`</${name}>`)[0] ?? '');

const readObject = (xml: string): S3Object => ({
  key: readElement(xml, 'Key') ?? '',
  size: Number(readElement(xml, 'Size')),
  changedAt: new Date(readElement(xml, 'LastModified') ?? ''),
});

/** The same answer with its body in memory, so that one that breaks off is a request that failed. */
async function readWhole(response: Response): Promise<Response> {
  const { status, headers } = response;
  const bytes = await response.arrayBuffer();
  return new Response(bytes.byteLength > 0 ? bytes : null, { status, headers });
}

/** The answer of an attempt, or what the last one threw. */
async function tryAgain(
  attempt: () => Promise<Response>,
  left: number,
  ending: AbortSignal,
  restMs = firstRestMs,
): Promise<Response> {
  try {
    const response = await attempt();
    if (left === 0 || !isBusy(response.status)) return response;
    await response.body?.cancel();
  } catch (error) {
    if (left === 0 || ending.aborted) throw error;
  }
  await delay(randomInt(restMs + 1));
  return tryAgain(attempt, left - 1, ending, 2 * restMs);
}

/** Requests to one bucket, signed with AWS Signature Version 4. */
export function createS3Client(
  { url, region, keyId, key: secret }: S3Place,
  { variable, busy }: S3Complaints,
): S3Client {
  const login = { accessKeyId: keyId, secretAccessKey: secret, region, service: 's3' };
  const client = new AwsClient({ ...login, retries: 0 });

  const addressOf = ({ name, query }: S3Call): string =>
    `${url}${name === undefined ? '' : `/${name}`}${query ? `?${new URLSearchParams(query).toString()}` : ''}`;

  const send = async (request: S3Call): Promise<Response> => {
    const { method, headers, body, signal } = request;
    const hash = createHash('sha256')
      .update(body ?? '')
      .digest('hex');
    const limitMs = patienceMs + Math.ceil((body?.length ?? 0) / slowestBytesPerMs);
    const ending = signal ?? AbortSignal.timeout(limitMs);
    const attempt = async (): Promise<Response> => {
      const response = await client.fetch(addressOf(request), {
        method,
        headers: { ...headers, 'x-amz-content-sha256': hash },
        ...(body && { body }),
        signal: ending,
      });
      return signal ? response : await readWhole(response);
    };
    try {
      return await tryAgain(attempt, request.isSentOnce ? 0 : retries, ending);
    } catch (error) {
      throw busy(error);
    }
  };

  const call: S3Client['call'] = async (request) => {
    const response = await send(request);
    const { ok, status } = response;
    if (ok || request.accepts?.includes(status)) return response;
    const code = readElement(await response.text(), 'Code') ?? '';
    if (status === 404 && code === 'NoSuchKey') return undefined;
    if (isBusy(status)) throw busy(new Error(`${status} ${code}`));
    throw new OperatorFailure(
      `${variable} trả lời ${request.method} bằng ${status} ${code}: kiểm tra bucket và khóa.`,
    );
  };

  return {
    call,
    busy,
    async *listPages(query) {
      let token: string | undefined;
      do {
        const reply = await call({
          method: 'GET',
          query: { 'list-type': '2', ...query, ...(token !== undefined && { 'continuation-token': token }) },
        });
        const xml = (await reply?.text()) ?? '';
        yield {
          objects: splitElements(xml, 'Contents').map(readObject),
          prefixes: splitElements(xml, 'CommonPrefixes').map((part) => readElement(part, 'Prefix') ?? ''),
        };
        token =
          readElement(xml, 'IsTruncated') === 'true' ? readElement(xml, 'NextContinuationToken') : undefined;
      } while (token !== undefined);
    },
  };
}
