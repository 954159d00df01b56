import { existsSync } from 'node:fs';
import { chown, open } from 'node:fs/promises';
import { join } from 'node:path';
import type { SystemUser } from '../../postgres/system-user.ts';
import type { Manifest } from '../manifest.ts';
import type { Repository } from '../repository.ts';
import { writeFully } from '../store/write-fully.ts';
import { type KeptLog, readLog, type WriteSegment } from '../wal/read-log.ts';

/**
 * Writes the log that was kept behind a backup into the folder of a server (`pg_wal`), up to the first segment that is not
 * whole: that one ends in zeros, as the server itself leaves one.
 */
export function writeSegments(
  repository: Repository,
  manifest: Manifest,
  folder: string,
  user: SystemUser | undefined,
): Promise<KeptLog> {
  const { segmentSize } = manifest.postgres;
  return readLog(repository, manifest, async (name, read) => {
    const path = join(folder, name);
    // The backup brought it along.
    if (existsSync(path)) return segmentSize;
    const length = await writeSegment(path, segmentSize, read);
    if (user) await chown(path, user.uid, user.gid);
    return length;
  });
}

async function writeSegment(
  path: string,
  segmentSize: number,
  read: (to: WriteSegment) => Promise<number>,
): Promise<number> {
  const file = await open(path, 'wx', 0o600);
  try {
    const length = await read((part, position) => writeFully(file, part, position));
    if (length < segmentSize) await file.truncate(segmentSize);
    await file.sync();
    return length;
  } finally {
    await file.close();
  }
}
