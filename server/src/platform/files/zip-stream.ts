import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';

/** A file of an archive; its content is asked for when its turn comes. */
export interface ZipEntry {
  /** A path with `/` between folders. */
  readonly name: string;
  readonly content: AsyncIterable<string | Uint8Array> | readonly (string | Uint8Array)[];
}

const text = new TextEncoder();

async function* inBytes(content: ZipEntry['content']): AsyncGenerator<Uint8Array> {
  for await (const piece of content) yield typeof piece === 'string' ? text.encode(piece) : piece;
}

/**
 * An archive, packed while it is read: never more of it in memory than some pieces. It is of the ZIP64 format where it or one of
 * its files is longer than four gigabytes, or has more than 65,534 of them. Throws where a content does: a download that breaks
 * off is seen, an archive that lost its end is not.
 */
export async function* zipStream(entries: AsyncIterable<ZipEntry>, madeAt: Date): AsyncGenerator<Uint8Array> {
  const zip = new ZipFile();
  const output = Readable.from(zip.outputStream, { highWaterMark: 1 });
  const stopped = new AbortController();
  const adding = addEntries(zip, entries, madeAt, stopped.signal).catch((error: unknown) =>
    output.destroy(error instanceof Error ? error : new Error(String(error))),
  );
  try {
    yield* output;
  } finally {
    stopped.abort();
    await adding;
  }
}

async function addEntries(
  zip: ZipFile,
  entries: AsyncIterable<ZipEntry>,
  madeAt: Date,
  signal: AbortSignal,
): Promise<void> {
  for await (const { name, content } of entries) {
    if (signal.aborted) return;
    const source = Readable.from(inBytes(content), { objectMode: false });
    zip.addReadStream(source, name, { mtime: madeAt });
    // One that nobody reads any more ends here, and with it what its content holds.
    await finished(source, { signal }).finally(() => source.destroy());
  }
  zip.end();
}
