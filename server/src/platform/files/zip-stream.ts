import { Zip, ZipDeflate } from 'fflate';

/** A file of an archive; its content is asked for when its turn comes. */
export interface ZipEntry {
  /** A path with `/` between folders. */
  readonly name: string;
  readonly content: AsyncIterable<string | Uint8Array> | readonly (string | Uint8Array)[];
}

const text = new TextEncoder();

/** Sizes and places of files are written with four bytes, their number with two. */
const longest = 2 ** 32 - 2 ** 20;
const mostFiles = 2 ** 16 - 1;

/** The archive cannot say what it would have to: its download breaks off, and the log says why. */
class ArchiveTooLong extends Error {}

/**
 * An archive, packed while it is read: never more of it in memory than one piece of one file. Throws where it or one of its
 * files becomes longer than the format can say: a download that breaks off is seen, an archive that lost its end is not.
 */
export async function* zipStream(
  entries: AsyncIterable<ZipEntry>,
  madeAt: Date,
  most = longest,
): AsyncGenerator<Uint8Array> {
  const packed: Uint8Array[] = [];
  let length = 0;
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    length += chunk.length;
    if (length > most) throw new ArchiveTooLong('an archive is too long for its format');
    packed.push(chunk);
  });
  let files = 0;
  for await (const { name, content } of entries) {
    files += 1;
    if (files > mostFiles) throw new ArchiveTooLong('an archive has too many files for its format');
    const file = new ZipDeflate(name, { level: 6 });
    file.mtime = madeAt;
    zip.add(file);
    let size = 0;
    for await (const piece of content) {
      const bytes = typeof piece === 'string' ? text.encode(piece) : piece;
      size += bytes.length;
      if (size > most) throw new ArchiveTooLong('a file is too long for its archive');
      file.push(bytes);
      yield* packed.splice(0);
    }
    file.push(new Uint8Array(0), true);
    yield* packed.splice(0);
  }
  zip.end();
  yield* packed.splice(0);
}
