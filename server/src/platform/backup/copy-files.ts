import { createHash } from 'node:crypto';
import { type FileHandle, open, readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { errorCode } from '../lifecycle/error-code.ts';
import { filePath, parseFilePath } from '../storage/file-path.ts';
import type { FileKey, Storage } from '../storage/storage.ts';
import type { BackedUpObject } from './manifest.ts';
import type { Repository } from './repository.ts';

/** Small files that an installation needs beside its uploads. */
const dataFolders = ['secrets', 'legal'];

/** Opens a file to copy; null for one that was removed meanwhile. */
async function openSource(path: string): Promise<FileHandle | null> {
  try {
    return await open(path, 'r');
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null;
    throw error;
  }
}

async function listFiles(dataDir: string, folder: string): Promise<string[]> {
  try {
    const entries = await readdir(join(dataDir, folder), { withFileTypes: true, recursive: true });
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => relative(dataDir, join(entry.parentPath, entry.name)).split(sep).join('/'))
      .sort();
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return [];
    throw error;
  }
}

/** Passes content on and measures it. */
export function measure(content: AsyncIterable<Uint8Array>) {
  const hash = createHash('sha256');
  let size = 0;
  const parts = async function* (): AsyncGenerator<Uint8Array> {
    for await (const part of content) {
      hash.update(part);
      size += part.length;
      yield part;
    }
  };
  return { parts: parts(), result: () => ({ size, sha256: hash.digest('hex') }) };
}

const uploadsFolder = 'files';

/** The object of an upload, which is named as its path below DATA_DIR wherever uploads are kept. */
export const uploadObject = (key: FileKey): string => `${uploadsFolder}/${filePath(key)}`;

/** The upload of an object; null for another object. */
export const parseUploadObject = (object: string): FileKey | null =>
  object.startsWith(`${uploadsFolder}/`) ? parseFilePath(object.slice(uploadsFolder.length + 1)) : null;

const once = async function* (bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
};

/** Stores one upload; null where it was removed meanwhile. */
export async function storeUpload(
  repository: Repository,
  storage: Pick<Storage, 'read'>,
  key: FileKey,
): Promise<BackedUpObject | null> {
  const bytes = await storage.read(key);
  if (!bytes) return null;
  const object = uploadObject(key);
  const measured = measure(once(bytes));
  await repository.write(object, measured.parts);
  return { kind: 'file', path: object, object, ...measured.result() };
}

/** Stores the uploads that no earlier backup has; `known` are objects that are stored and sound. */
export async function copyUploads(
  repository: Repository,
  storage: Pick<Storage, 'list' | 'read'>,
  known: readonly BackedUpObject[],
): Promise<BackedUpObject[]> {
  const knownByName = new Map(known.map((object) => [object.object, object]));
  const stored = new Set((await repository.store.list(uploadsFolder)).map(({ name }) => name));
  const objects: BackedUpObject[] = [];
  for await (const key of storage.list()) {
    const object = uploadObject(key);
    // An upload keeps its content under its name for ever: it is stored once for all backups.
    const earlier = stored.has(object) ? knownByName.get(object) : undefined;
    const copied = earlier ?? (await storeUpload(repository, storage, key));
    if (copied) objects.push(copied);
  }
  return objects;
}

async function storeFile(
  repository: Repository,
  dataDir: string,
  path: string,
  object: string,
): Promise<BackedUpObject | null> {
  const source = await openSource(join(dataDir, path));
  if (!source) return null;
  try {
    const measured = measure(source.createReadStream({ autoClose: false }));
    await repository.write(object, measured.parts);
    return { kind: 'data', path, object, ...measured.result() };
  } finally {
    await source.close();
  }
}

/** Stores secrets and the operator's texts, under names that say nothing. */
export async function copyData(
  repository: Repository,
  dataDir: string,
  base: string,
): Promise<BackedUpObject[]> {
  const lists = await Promise.all(dataFolders.map((folder) => listFiles(dataDir, folder)));
  const objects: BackedUpObject[] = [];
  for (const path of lists.flat()) {
    const object = `${base}/data/${String(objects.length + 1).padStart(4, '0')}`;
    const copied = await storeFile(repository, dataDir, path, object);
    if (copied) objects.push(copied);
  }
  return objects;
}
