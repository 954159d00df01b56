import { createWriteStream } from 'node:fs';
import { chown, mkdir } from 'node:fs/promises';
import { dirname, join, normalize, sep } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { extract } from 'tar-stream';
import type { SystemUser } from '../../postgres/system-user.ts';
import { DamagedObject } from '../damaged-object.ts';

/** Where an entry belongs; a name that leads out of the folder is refused. */
function pathIn(folder: string, name: string): string {
  const path = normalize(join(folder, name));
  if (path !== folder && !path.startsWith(folder + sep))
    throw new DamagedObject(`Bản sao lưu có tên tệp không hợp lệ: ${name}`);
  return path;
}

/** Writes the folders and files of a tar into an empty folder, owned by `user` where one is given. PostgreSQL syncs them at its start. */
export async function extractTar(
  tar: AsyncIterable<Uint8Array>,
  folder: string,
  user: SystemUser | undefined,
): Promise<void> {
  const entries = extract();
  const reading = pipeline(Readable.from(tar), entries);
  const own = async (path: string): Promise<void> => {
    if (user) await chown(path, user.uid, user.gid);
  };
  const writeEntries = async (): Promise<void> => {
    for await (const entry of entries) {
      const path = pathIn(normalize(folder), entry.header.name);
      if (entry.header.type === 'directory') {
        await mkdir(path, { recursive: true, mode: 0o700 });
        entry.resume();
      } else if (entry.header.type === 'file') {
        await mkdir(dirname(path), { recursive: true, mode: 0o700 });
        await pipeline(entry, createWriteStream(path, { mode: 0o600 }));
      } else {
        throw new DamagedObject(`Bản sao lưu có loại tệp không dùng được: ${entry.header.name}`);
      }
      await own(path);
    }
  };
  await Promise.all([reading, writeEntries()]);
}
