import { setTimeout as delay } from 'node:timers/promises';
import type { S3Client } from '../../storage/s3-client.ts';
import { settleMs, type VersionedObject } from './backup-store.ts';

/** Of a service that does not know conditional writes and says so. */
const notImplemented = 501;
const ifNone = { 'if-none-match': '*' };
/** Written at the same time, or another version. */
const conflicts = [409, 412];
const refusals = [404, ...conflicts, notImplemented];

type Replace<Result> = (name: string, bytes: Uint8Array, version: string | null) => Promise<Result>;

export async function readVersion(client: S3Client, name: string): Promise<VersionedObject | null> {
  const reply = await client.call({ method: 'GET', name });
  if (!reply) return null;
  const bytes = Buffer.from(await reply.arrayBuffer());
  return { bytes, version: reply.headers.get('etag') ?? '' };
}

/**
 * Writes by `If-Match` and `If-None-Match`. Some services ignore these headers and some refuse them, which the first write finds
 * out: then the version is read before, and a moment later whose bytes remained, as in a folder.
 */
export function createReplace(client: S3Client): Replace<boolean> {
  let isExact: boolean | undefined;

  /** Sent again after an answer that was lost, it would meet its own first arrival: one request each. */
  const putWhere = async (
    condition: Readonly<Record<string, string>>,
    name: string,
    body: Uint8Array,
  ): Promise<number> => {
    const request = { method: 'PUT', name, body, headers: condition } as const;
    const reply = await client.call({ ...request, accepts: refusals, isSentOnce: true });
    await reply?.arrayBuffer();
    return reply?.status ?? 404;
  };

  const remains = async (name: string, bytes: Uint8Array): Promise<boolean> => {
    await delay(settleMs);
    return (await readVersion(client, name))?.bytes.equals(bytes) ?? false;
  };

  const isCurrent = async (name: string, version: string | null): Promise<boolean> =>
    ((await readVersion(client, name))?.version ?? null) === version;

  /** Undefined where the service refuses conditions. */
  const replaceWhere: Replace<boolean | undefined> = async (name, bytes, version) => {
    const status = await putWhere(version === null ? ifNone : { 'if-match': version }, name, bytes);
    if (status === notImplemented) return undefined;
    if (status >= 300) return false;
    // A second new object of the name is refused, unless the header is ignored.
    isExact ??= conflicts.includes(await putWhere(ifNone, name, bytes));
    return isExact || (await remains(name, bytes));
  };

  return async (name, bytes, version) => {
    if (!isExact && !(await isCurrent(name, version))) return false;
    const isReplaced = isExact === false ? undefined : await replaceWhere(name, bytes, version);
    if (isReplaced !== undefined) return isReplaced;
    isExact = false;
    await client.call({ method: 'PUT', name, body: bytes });
    return remains(name, bytes);
  };
}
