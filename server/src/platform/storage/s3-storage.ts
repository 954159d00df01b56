import { createHash } from 'node:crypto';
import { Failure } from '@hopgon/contract/failure';
import { AwsClient } from 'aws4fetch';
import { OperatorFailure } from '../lifecycle/operator-failure.ts';
import { filePath, parseFilePath } from './file-path.ts';
import type { FileKey, KeptFiles, Storage } from './storage.ts';

/** A bucket of a service that speaks the protocol of S3. */
export interface S3Place {
  /** The address of the bucket: `https://s3.example/bucket`, without a slash at its end. */
  readonly url: string;
  readonly region: string;
  readonly keyId: string;
  readonly key: string;
}

interface S3Object {
  readonly key: string;
  readonly changedAt: Date;
}

const patienceMs = 30_000;
/** Each of which waits twice as long as the one before it. */
const retries = 3;

/** With what the log is to say: no route, a wrong certificate. */
function busy(cause?: unknown): Failure {
  const failure = new Failure('server_busy', { seconds: 5 });
  failure.cause = cause;
  return failure;
}
const isId = (name: string): boolean => /^[0-9a-f]{32}$/.test(name);

const text = (xml: string, name: string): string | undefined =>
  new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1];

/** A page of ListObjectsV2; keys of ours need no escapes. */
function readList(xml: string): { objects: S3Object[]; next: string | undefined } {
  const objects = xml
    .split('<Contents>')
    .slice(1)
    .map((part) => ({ key: text(part, 'Key') ?? '', changedAt: new Date(text(part, 'LastModified') ?? '') }));
  const next = text(xml, 'IsTruncated') === 'true' ? text(xml, 'NextContinuationToken') : undefined;
  return { objects, next };
}

/** Files in a bucket, which all processes share. An upload is there whole or not at all. */
export function createS3Storage(
  { url, region, keyId, key: secret }: S3Place,
  onStored: (key: FileKey) => void = () => undefined,
): Storage {
  const client = new AwsClient({
    accessKeyId: keyId,
    secretAccessKey: secret,
    region,
    service: 's3',
    retries,
  });

  /** Undefined where there is no such object; a bucket that is not there is an error of its settings. */
  const call = async (method: string, address: string, body?: Uint8Array): Promise<Response | undefined> => {
    const hash = createHash('sha256')
      .update(body ?? '')
      .digest('hex');
    const response = await client
      .fetch(address, {
        method,
        headers: { 'x-amz-content-sha256': hash },
        ...(body && { body }),
        signal: AbortSignal.timeout(patienceMs),
      })
      .catch((error: unknown) => {
        throw busy(error);
      });
    if (response.ok) return response;
    const said = text(await response.text(), 'Code') ?? '';
    if (response.status === 404 && said === 'NoSuchKey') return undefined;
    if (response.status >= 500 || response.status === 429) throw busy();
    throw new OperatorFailure(
      `FILES_S3_URL trả lời ${method} bằng ${response.status} ${said}: kiểm tra bucket và khóa.`,
    );
  };

  // As below DATA_DIR, so that a folder of files can be copied as it is.
  const root = 'files/';
  const addressOf = (key: FileKey): string => `${url}/${root}${filePath(key)}`;

  async function* listPages(prefix: string): AsyncGenerator<S3Object[]> {
    let token: string | undefined;
    do {
      const query = new URLSearchParams({ 'list-type': '2', prefix });
      if (token !== undefined) query.set('continuation-token', token);
      const page = await call('GET', `${url}?${query.toString()}`);
      const { objects, next } = readList((await page?.text()) ?? '');
      token = next;
      yield objects;
    } while (token !== undefined);
  }

  return {
    async put(key, bytes) {
      await call('PUT', addressOf(key), bytes);
      onStored(key);
    },
    async read(key) {
      const response = await call('GET', addressOf(key));
      return response ? new Uint8Array(await response.arrayBuffer()) : null;
    },
    remove: async (key) => void (await call('DELETE', addressOf(key))),
    async *list() {
      for await (const objects of listPages(root)) {
        for (const { key: name } of objects) {
          const key = parseFilePath(name.slice(root.length));
          if (key) yield key;
        }
      }
    },
    async sweep(folder, before, kept: KeptFiles) {
      let count = 0;
      for await (const objects of listPages(`${root}${folder}/`)) {
        const old = objects.filter(({ changedAt }) => changedAt < before);
        const ids = old.map(({ key }) => key.slice(key.lastIndexOf('/') + 1)).filter(isId);
        const needed = ids.length > 0 ? await kept(ids) : new Set<string>();
        for (const id of ids) {
          if (needed.has(id)) continue;
          await call('DELETE', addressOf({ folder, id }));
          count += 1;
        }
      }
      return count;
    },
  };
}
