import { existsSync } from 'node:fs';
import { chown, open } from 'node:fs/promises';
import { join } from 'node:path';
import type { SystemUser } from '../../postgres/system-user.ts';
import { openSealed } from '../format/seal.ts';
import { parseLsn, segmentName } from '../lsn.rules.ts';
import type { Manifest } from '../manifest.ts';
import type { Repository } from '../repository.ts';
import { listSegments } from '../wal/wal-objects.ts';

/**
 * Writes the log that was kept behind a backup into the folder of a server (`pg_wal`), up to the first segment that is missing.
 * A segment that was never completed ends in zeros, as the server itself leaves one.
 */
export async function writeSegments(
  repository: Repository,
  { id, postgres }: Manifest,
  folder: string,
  user: SystemUser | undefined,
): Promise<number> {
  const { timeline, segmentSize } = postgres;
  const segments = await listSegments(repository, id);
  let count = 0;
  for (let at = parseLsn(postgres.endLsn); ; at += BigInt(segmentSize)) {
    const name = segmentName(timeline, at, segmentSize);
    const objects = segments.get(name);
    if (!objects) return count;
    const path = join(folder, name);
    count += 1;
    // The backup itself holds all of its last segment.
    if (existsSync(path)) continue;
    await writeLongest(repository, objects, path, segmentSize);
    if (user) await chown(path, user.uid, user.gid);
  }
}

/** Of several attempts at one segment all hold the same log; the longest holds all of it. */
async function writeLongest(
  repository: Repository,
  objects: readonly string[],
  path: string,
  segmentSize: number,
): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    let longest = 0;
    for (const object of objects) {
      let length = 0;
      const content = openSealed(repository.store.read(object), repository.key, object, { mayBeOpen: true });
      for await (const part of content) {
        await file.write(part, 0, part.length, length);
        length += part.length;
      }
      longest = Math.max(longest, length);
    }
    if (longest < segmentSize) await file.truncate(segmentSize);
    await file.sync();
  } finally {
    await file.close();
  }
}
