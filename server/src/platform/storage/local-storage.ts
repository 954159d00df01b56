import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { errorCode } from '../lifecycle/error-code.ts';
import type { FileKey, Storage } from './storage.ts';

/** Files below one folder that only we can read, spread over 256 folders. */
export function createLocalStorage(root: string): Storage {
  const pathOf = ({ folder, id }: FileKey): string => {
    if (!/^[0-9a-f]{32}$/.test(id)) throw new Error('a file is named by 32 hexadecimal digits');
    return join(root, folder, id.slice(0, 2), id);
  };
  return {
    async put(key, bytes) {
      const path = pathOf(key);
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      const draft = `${path}.${randomBytes(4).toString('hex')}`;
      await writeFile(draft, bytes, { mode: 0o600, flush: true });
      await rename(draft, path);
    },
    async read(key) {
      try {
        return await readFile(pathOf(key));
      } catch (error) {
        if (errorCode(error) === 'ENOENT') return null;
        throw error;
      }
    },
    remove: (key) => rm(pathOf(key), { force: true }),
  };
}
