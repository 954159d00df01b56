import { createHash, randomBytes } from 'node:crypto';
import type { Dirent } from 'node:fs';
import { type FileHandle, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { errorCode } from '../../lifecycle/error-code.ts';
import {
  type BackupStore,
  type GrowingObject,
  type StoredObject,
  settleMs,
  type VersionedObject,
} from './backup-store.ts';
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

async function createPrivate(path: string): Promise<FileHandle> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  return open(path, 'wx', 0o600);
}

async function writeWhole(path: string, content: AsyncIterable<Uint8Array>): Promise<void> {
  const draft = `${path}.draft-${randomBytes(4).toString('hex')}`;
  const file = await createPrivate(draft);
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
}

async function openGrowingFile(path: string): Promise<GrowingObject> {
  const file = await createPrivate(path);
  await syncFolder(dirname(path));
  return {
    append: async (bytes) => {
      await writeFully(file, bytes);
      await file.datasync();
    },
    close: () => file.close(),
  };
}

async function readFileVersion(path: string): Promise<VersionedObject | null> {
  try {
    const bytes = await readFile(path);
    return { bytes, version: createHash('sha256').update(bytes).digest('hex') };
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null;
    throw error;
  }
}

/** False where there is one. */
async function createFile(path: string, bytes: Uint8Array): Promise<boolean> {
  try {
    const file = await openGrowingFile(path);
    await file.append(bytes);
    await file.close();
    return true;
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false;
    throw error;
  }
}

async function replaceFile(path: string, bytes: Uint8Array, version: string): Promise<boolean> {
  if ((await readFileVersion(path))?.version !== version) return false;
  const content = async function* () {
    yield bytes;
  };
  await writeWhole(path, content());
  await delay(settleMs);
  return (await readFileVersion(path))?.bytes.equals(bytes) ?? false;
}

/** Objects as files below a folder that only we can read. */
export function createFolderStore(root: string): BackupStore {
  const pathOf = (name: string): string => {
    if (!namePattern.test(name)) throw new Error(`"${name}" names no object of a backup`);
    return join(root, ...name.split('/'));
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
    appendEveryMs: 500,
    write: async (name, content) => writeWhole(pathOf(name), content),
    openGrowing: async (name) => openGrowingFile(pathOf(name)),
    readVersion: async (name) => readFileVersion(pathOf(name)),
    replace: async (name, bytes, version) =>
      version === null ? createFile(pathOf(name), bytes) : replaceFile(pathOf(name), bytes, version),
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
