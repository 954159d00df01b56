import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { Failure } from '@hopgon/contract/failure';
import type { FastifyRequest } from 'fastify';

export type UploadPart =
  | { readonly kind: 'field'; readonly name: string; readonly value: string }
  | { readonly kind: 'file'; readonly name: string; readonly fileName: string; readonly stream: Readable };

/** A multipart body that is read as it comes. */
export interface Upload {
  /** The parts in order; a file's stream must be read before the next part is asked for. */
  parts(): AsyncGenerator<UploadPart>;
  /** A hash that identifies this upload: fields and bytes, as far as they were read, to the end of the first file. */
  digest(): Buffer;
  /** The same for a body that no one reads otherwise. */
  readDigest(): Promise<Buffer>;
}

type OnChunk = (bytes: Uint8Array) => void;

/** The parser's errors for a truncated or malformed body have no code; they are faults of the client. */
async function* readable<T>(parsed: AsyncIterable<T>): AsyncGenerator<T> {
  try {
    yield* parsed;
  } catch (error) {
    throw error instanceof Error && !('code' in error) ? new Failure('body_unreadable') : error;
  }
}

// The parser cuts a file at its own limit and only marks it so.
async function* chunksOf(file: Readable & { readonly truncated: boolean }, onChunk: OnChunk) {
  for await (const chunk of readable<unknown>(file)) {
    if (!(chunk instanceof Uint8Array)) throw new Failure('body_unreadable');
    onChunk(chunk);
    yield chunk;
  }
  if (file.truncated) throw new Failure('payload_too_large');
}

export function readUpload(request: FastifyRequest): Upload {
  // A hash of the parts, not of the raw body: a browser chooses a new boundary for each try.
  const hash = createHash('sha256');
  let fileRead = false;
  const note = (words: readonly string[]): void => {
    if (!fileRead) hash.update(JSON.stringify(words));
  };

  async function* parts(): AsyncGenerator<UploadPart> {
    for await (const part of readable(request.parts())) {
      if (part.type === 'file') {
        note([part.type, part.fieldname, part.filename]);
        const onChunk = fileRead ? () => undefined : (bytes: Uint8Array) => void hash.update(bytes);
        const stream = Readable.from(chunksOf(part.file, onChunk), { objectMode: false });
        yield { kind: 'file', name: part.fieldname, fileName: part.filename, stream };
        fileRead = true;
      } else {
        const value = String(part.value);
        note([part.type, part.fieldname, value]);
        yield { kind: 'field', name: part.fieldname, value };
      }
    }
  }

  const digest = () => hash.copy().digest();
  return {
    parts,
    digest,
    readDigest: async () => {
      for await (const part of parts()) {
        if (part.kind === 'field') continue;
        await finished(part.stream.resume());
        break;
      }
      return digest();
    },
  };
}
