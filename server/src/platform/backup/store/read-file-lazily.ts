import { createReadStream } from 'node:fs';

/** The bytes of a file, opened with the first read: a stream that fails before anybody reads it ends the process. */
export async function* readFileLazily(path: string): AsyncGenerator<Uint8Array> {
  yield* createReadStream(path, { highWaterMark: 1024 * 1024 });
}
