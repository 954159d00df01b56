import { createHash } from 'node:crypto';
import { type FileHandle, open, readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { errorCode } from '../lifecycle/error-code.ts';
import type { BackedUpObject } from './manifest.ts';
import type { Repository } from './repository.ts';

/** Small files that an installation needs beside its uploads. */
const dataFolders = ['secrets', 'legal'];

/** Opens a file to copy; null for one that was removed meanwhile. */
export async function openSource(path: string): Promise<FileHandle | null> {
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

async function storeFile(
  repository: Repository,
  dataDir: string,
  path: string,
  kind: 'file' | 'data',
  object: string,
): Promise<BackedUpObject | null> {
  const source = await openSource(join(dataDir, path));
  if (!source) return null;
  try {
    const measured = measure(source.createReadStream({ autoClose: false }));
    await repository.write(object, measured.parts);
    return { kind, path, object, ...measured.result() };
  } finally {
    await source.close();
  }
}

/** A whole upload; drafts have longer names. */
const isUpload = (path: string): boolean => /^files\/[a-z]+\/[0-9a-f]{2}\/[0-9a-f]{32}$/.test(path);

/** The paths of all uploads below DATA_DIR. */
export const listUploads = async (dataDir: string): Promise<string[]> =>
  (await listFiles(dataDir, 'files')).filter(isUpload);

/** Stores the uploads that no earlier backup has; `known` are objects that are stored and sound. */
export async function copyUploads(
  repository: Repository,
  dataDir: string,
  known: readonly BackedUpObject[],
): Promise<BackedUpObject[]> {
  const knownByPath = new Map(known.map((object) => [object.path, object]));
  const stored = new Set((await repository.store.list('files')).map(({ name }) => name));
  const objects: BackedUpObject[] = [];
  for (const path of await listUploads(dataDir)) {
    // An upload keeps its content under its name for ever: it is stored once for all backups.
    const earlier = stored.has(path) ? knownByPath.get(path) : undefined;
    const copied = earlier ?? (await storeFile(repository, dataDir, path, 'file', path));
    if (copied) objects.push(copied);
  }
  return objects;
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
    const copied = await storeFile(repository, dataDir, path, 'data', object);
    if (copied) objects.push(copied);
  }
  return objects;
}
