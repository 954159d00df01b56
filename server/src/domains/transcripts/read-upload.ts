import type { Readable } from 'node:stream';
import { Failure } from '@hopgon/contract/failure';
import { uploadLimit } from '@hopgon/contract/transcripts/schemas';

// The parser of multipart bodies cuts a file at its own limit and only marks it so.
const isCut = (stream: Readable): boolean => 'truncated' in stream && stream.truncated === true;

/** The bytes of an uploaded file, counted while they come. */
export async function readUpload(stream: Readable): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of stream) {
    if (!(chunk instanceof Uint8Array)) throw new Failure('body_unreadable');
    size += chunk.length;
    if (size > uploadLimit) throw new Failure('payload_too_large');
    chunks.push(chunk);
  }
  if (isCut(stream)) throw new Failure('payload_too_large');
  return Buffer.concat(chunks, size);
}
