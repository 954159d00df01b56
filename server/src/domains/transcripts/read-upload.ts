import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { Failure } from '@hopgon/contract/failure';
import { uploadLimit } from '@hopgon/contract/transcripts/schemas';

// The parser of multipart bodies cuts a file at its own limit and only marks it so.
const isCut = (stream: Readable): boolean => 'truncated' in stream && stream.truncated === true;

export interface UploadedFile {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** SHA-256 of them. */
  readonly hash: Buffer;
}

/** The bytes of an uploaded file, counted and hashed while they come. */
export async function readUpload(stream: Readable): Promise<UploadedFile> {
  const chunks: Uint8Array[] = [];
  const hash = createHash('sha256');
  let size = 0;
  for await (const chunk of stream) {
    if (!(chunk instanceof Uint8Array)) throw new Failure('body_unreadable');
    size += chunk.length;
    if (size > uploadLimit) throw new Failure('payload_too_large');
    hash.update(chunk);
    chunks.push(chunk);
  }
  if (isCut(stream)) throw new Failure('payload_too_large');
  return { bytes: Buffer.concat(chunks, size), hash: hash.digest() };
}
