import { createHash } from 'node:crypto';
import type { ClientConfig } from 'pg';
import { isLost } from '../damaged-object.ts';
import { openSealed } from '../format/seal.ts';
import { parseLsn, segmentPosition, segmentStart } from '../lsn.rules.ts';
import type { Manifest } from '../manifest.ts';
import { openReplication, type Replication } from '../replication/open-replication.ts';
import { followWal, isGap } from '../replication/wal-stream.ts';
import type { Repository } from '../repository.ts';
import { listSegments } from './wal-objects.ts';

/** What is known of the log from some position on: its first bytes. */
interface KnownBytes {
  readonly length: number;
  readonly sha256: string;
}

/**
 * Whether the log of a server goes on behind a backup: it has the same bytes as the last segment that is kept. The number of the
 * timeline does not show it: two restores from one backup give one number to two histories, and so does a machine that was put
 * back to a snapshot. False where the server has removed that part.
 */
export async function isContinued(
  repository: Repository,
  { id, postgres }: Manifest,
  backupConfig: ClientConfig,
): Promise<boolean> {
  const { systemId, timeline, segmentSize } = postgres;
  const end = parseLsn(postgres.endLsn);
  const first = segmentStart(end, segmentSize);
  const [segment, objects] = [...(await listSegments(repository, id))].at(-1) ?? [null, []];
  const from = segment === null ? first : segmentPosition(segment, segmentSize);
  const kept = await Promise.all(objects.map((object) => measureKept(repository, object)));
  if (from === first && postgres.logHead !== undefined)
    kept.push({ length: Number(end - first), sha256: postgres.logHead });
  const known = kept.filter(({ length }) => length > 0).toSorted((a, b) => a.length - b.length);
  const reached = from + BigInt(known.at(-1)?.length ?? 0);
  return withReplication(backupConfig, async (replication) => {
    if (systemId !== replication.systemId || timeline !== replication.timeline) return false;
    if ((await replication.position()) < (reached > end ? reached : end)) return false;
    const lengths = known.map(({ length }) => length);
    const found = await hashLog(replication, from, lengths);
    return known.every(({ sha256 }, place) => sha256 === found?.[place]);
  });
}

async function withReplication<T>(
  backupConfig: ClientConfig,
  work: (replication: Replication) => Promise<T>,
): Promise<T> {
  const replication = await openReplication(backupConfig);
  try {
    return await work(replication);
  } finally {
    await replication.close().catch(() => undefined);
  }
}

/** The SHA-256 of so many bytes of a server's log from the begin of a segment on; undefined where it has removed them. */
export const hashLogHead = (
  backupConfig: ClientConfig,
  from: bigint,
  length: number,
): Promise<string | undefined> =>
  withReplication(backupConfig, async (replication) => (await hashLog(replication, from, [length]))?.[0]);

/** What is damaged is missing, as it is where the log is read. */
async function measureKept(repository: Repository, object: string): Promise<KnownBytes> {
  const hash = createHash('sha256');
  let length = 0;
  try {
    const content = openSealed(repository.store.read(object), repository.key, object, { mayBeOpen: true });
    for await (const part of content) {
      hash.update(part);
      length += part.length;
    }
  } catch (error) {
    if (!isLost(error)) throw error;
  }
  return { length, sha256: hash.digest('hex') };
}

/** A SHA-256 for each length, which ascend; null where the server has removed that part of its log. */
async function hashLog(
  replication: Replication,
  from: bigint,
  lengths: readonly number[],
): Promise<readonly string[] | null> {
  const hash = createHash('sha256');
  const hashes: string[] = [];
  let position = 0;
  const add = (bytes: Buffer): void => {
    hash.update(bytes);
    position += bytes.length;
  };
  const read = async (): Promise<void> => {
    for await (const piece of followWal(replication, from).pieces) {
      let rest = piece;
      for (const length of lengths.slice(hashes.length)) {
        if (position + rest.length < length) break;
        const missing = length - position;
        add(rest.subarray(0, missing));
        rest = rest.subarray(missing);
        hashes.push(hash.copy().digest('hex'));
      }
      if (hashes.length === lengths.length) return;
      add(rest);
    }
    throw new Error('the server ended its log early');
  };
  if (lengths.length === 0) return [];
  try {
    await read();
    return hashes;
  } catch (error) {
    if (isGap(error)) return null;
    throw error;
  }
}
