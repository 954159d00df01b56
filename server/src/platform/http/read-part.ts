import type { Readable } from 'node:stream';
import { Failure } from '@hopgon/contract/failure';

/** The bytes of an uploaded file, counted while they come: more than `most` is never kept. */
export async function readPart(stream: Readable, most: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of stream) {
    if (!(chunk instanceof Uint8Array)) throw new Failure('body_unreadable');
    size += chunk.length;
    if (size > most) throw new Failure('payload_too_large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, size);
}
