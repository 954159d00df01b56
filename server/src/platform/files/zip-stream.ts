import { Zip, ZipDeflate } from 'fflate';

/** A file of an archive; its content is asked for when its turn comes. */
export interface ZipEntry {
  /** A path with `/` between folders. */
  readonly name: string;
  readonly content: AsyncIterable<string | Uint8Array> | readonly (string | Uint8Array)[];
}

const text = new TextEncoder();

/** An archive, packed while it is read: never more of it in memory than one piece of one file. */
export async function* zipStream(entries: AsyncIterable<ZipEntry>, madeAt: Date): AsyncGenerator<Uint8Array> {
  const packed: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    packed.push(chunk);
  });
  for await (const { name, content } of entries) {
    const file = new ZipDeflate(name, { level: 6 });
    file.mtime = madeAt;
    zip.add(file);
    for await (const piece of content) {
      file.push(typeof piece === 'string' ? text.encode(piece) : piece);
      yield* packed.splice(0);
    }
    file.push(new Uint8Array(0), true);
    yield* packed.splice(0);
  }
  zip.end();
  yield* packed.splice(0);
}
