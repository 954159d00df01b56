import { randomBytes } from 'node:crypto';
import type { Dirent } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { errorCode } from '../../lifecycle/error-code.ts';
import type { BackupStore, StoredObject } from './backup-store.ts';
import { readFileLazily } from './read-file-lazily.ts';
import { writeFully } from './write-fully.ts';

const namePattern = /^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/;
const draftPattern = /\.draft-[0-9a-f]{8}$/;

async function readFolder(folder: string, recursive: boolean): Promise<Dirent[]> {
  try {
    return await readdir(folder, { withFileTypes: true, recursive });
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return [];
    throw error;
  }
}

async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Objects as files below a folder that only we can read. */
export function createFolderStore(root: string): BackupStore {
  const pathOf = (name: string): string => {
    if (!namePattern.test(name)) throw new Error(`"${name}" names no object of a backup`);
    return join(root, ...name.split('/'));
  };
  const create = async (path: string) => {
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    return open(path, 'wx', 0o600);
  };
  const listObjects = async (
    folder: string,
    isWanted: (name: string) => boolean,
  ): Promise<readonly StoredObject[]> => {
    const entries = await readFolder(pathOf(folder), true);
    const wanted = entries.filter((entry) => entry.isFile() && isWanted(entry.name));
    const objects = await Promise.all(
      wanted.map((entry) => describe(root, join(entry.parentPath, entry.name))),
    );
    return objects.filter((object) => object !== null);
  };
  return {
    place: root,
    async write(name, content) {
      const path = pathOf(name);
      const draft = `${path}.draft-${randomBytes(4).toString('hex')}`;
      const file = await create(draft);
      try {
        for await (const part of content) await writeFully(file, part);
        await file.sync();
        await file.close();
        await rename(draft, path);
        await syncFolder(dirname(path));
      } catch (error) {
        await file.close().catch(() => undefined);
        await rm(draft, { force: true });
        throw error;
      }
    },
    async openGrowing(name) {
      const path = pathOf(name);
      const file = await create(path);
      await syncFolder(dirname(path));
      return {
        append: async (bytes) => {
          await writeFully(file, bytes);
          await file.datasync();
        },
        close: () => file.close(),
      };
    },
    read: (name) => readFileLazily(pathOf(name)),
    list: (folder) => listObjects(folder, (name) => !draftPattern.test(name)),
    listDrafts: (folder) => listObjects(folder, (name) => draftPattern.test(name)),
    async listFolders(folder) {
      const entries = await readFolder(pathOf(folder), false);
      return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
    },
    remove: (name) => rm(pathOf(name), { recursive: true, force: true }),
  };
}

/** Null for a file that was removed a moment ago. */
async function describe(root: string, path: string): Promise<StoredObject | null> {
  try {
    const { size, mtime } = await stat(path);
    return { name: relative(root, path).split(sep).join('/'), size, changedAt: mtime };
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null;
    throw error;
  }
}
