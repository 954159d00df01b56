import { Failure } from '@hopgon/contract/failure';
import { filePath, parseFilePath } from './file-path.ts';
import { createS3Client, type S3Place } from './s3-client.ts';
import type { FileKey, KeptFiles, Storage } from './storage.ts';

/** With what the log is to say: no route, a wrong certificate. */
function busy(cause: unknown): Failure {
  const failure = new Failure('server_busy', { seconds: 5 });
  failure.cause = cause;
  return failure;
}
const isId = (name: string): boolean => /^[0-9a-f]{32}$/.test(name);

// As below DATA_DIR, so that a folder of files can be copied as it is.
const root = 'files/';
const nameOfFile = (key: FileKey): string => `${root}${filePath(key)}`;

/** Files in a bucket, which all processes share. An upload is there whole or not at all. */
export function createS3Storage(place: S3Place, onStored: (key: FileKey) => void = () => undefined): Storage {
  const client = createS3Client(place, { variable: 'FILES_S3_URL', busy });
  return {
    async put(key, bytes) {
      await client.call({ method: 'PUT', name: nameOfFile(key), body: bytes });
      onStored(key);
    },
    async read(key) {
      const response = await client.call({ method: 'GET', name: nameOfFile(key) });
      return response ? new Uint8Array(await response.arrayBuffer()) : null;
    },
    remove: async (key) => void (await client.call({ method: 'DELETE', name: nameOfFile(key) })),
    async *list() {
      for await (const { objects } of client.listPages({ prefix: root })) {
        for (const { key: name } of objects) {
          const key = parseFilePath(name.slice(root.length));
          if (key) yield key;
        }
      }
    },
    async sweep(folder, before, kept: KeptFiles) {
      let count = 0;
      for await (const { objects } of client.listPages({ prefix: `${root}${folder}/` })) {
        const old = objects.filter(({ changedAt }) => changedAt < before);
        const ids = old.map(({ key }) => key.slice(key.lastIndexOf('/') + 1)).filter(isId);
        const needed = ids.length > 0 ? await kept(ids) : new Set<string>();
        for (const id of ids) {
          if (needed.has(id)) continue;
          await client.call({ method: 'DELETE', name: nameOfFile({ folder, id }) });
          count += 1;
        }
      }
      return count;
    },
  };
}
