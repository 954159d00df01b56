import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { errorCode } from '../lifecycle/error-code.ts';
import { filePath, parseFilePath } from './file-path.ts';
import type { FileKey, KeptFiles, Storage } from './storage.ts';

const isId = (name: string): boolean => /^[0-9a-f]{32}$/.test(name);

/** A missing file counts as removed. */
async function ifThere<T>(asked: Promise<T>, otherwise: T): Promise<T> {
  try {
    return await asked;
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return otherwise;
    throw error;
  }
}

async function sweepFolder(folder: string, before: Date, kept: KeptFiles): Promise<number> {
  const old: string[] = [];
  for (const name of await readdir(folder)) {
    const written = await ifThere(
      stat(join(folder, name)).then(({ mtime }) => mtime),
      before,
    );
    if (written < before) old.push(name);
  }
  const ids = old.filter(isId);
  const needed = ids.length > 0 ? await kept(ids) : new Set<string>();
  const left = old.filter((name) => !needed.has(name));
  for (const name of left) await rm(join(folder, name), { force: true });
  return left.length;
}

/** Files below one folder that only we can read. `onStored` is called after each that was written. */
export function createLocalStorage(
  root: string,
  onStored: (key: FileKey) => void = () => undefined,
): Storage {
  const pathOf = (key: FileKey): string => join(root, ...filePath(key).split('/'));
  return {
    async put(key, bytes) {
      const path = pathOf(key);
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      const draft = `${path}.${randomBytes(4).toString('hex')}`;
      await writeFile(draft, bytes, { mode: 0o600, flush: true });
      await rename(draft, path);
      onStored(key);
    },
    async read(key) {
      return ifThere<Uint8Array | null>(readFile(pathOf(key)), null);
    },
    remove: (key) => rm(pathOf(key), { force: true }),
    async *list() {
      const entries = await ifThere(readdir(root, { withFileTypes: true, recursive: true }), []);
      for (const entry of entries) {
        const path = relative(root, join(entry.parentPath, entry.name)).split(sep).join('/');
        const key = entry.isFile() ? parseFilePath(path) : null;
        if (key) yield key;
      }
    },
    async sweep(folder, before, kept) {
      let count = 0;
      const parts = await ifThere(readdir(join(root, folder)), []);
      for (const part of parts) count += await sweepFolder(join(root, folder, part), before, kept);
      return count;
    },
  };
}
