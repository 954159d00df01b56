import type { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';

export type UploadPart =
  | { readonly kind: 'field'; readonly name: string; readonly value: string }
  | { readonly kind: 'file'; readonly name: string; readonly fileName: string; readonly stream: Readable };

/** The parts of a multipart body in order; a file's stream must be read before the next part is asked for. */
export async function* uploadParts(request: FastifyRequest): AsyncGenerator<UploadPart> {
  for await (const part of request.parts()) {
    if (part.type === 'file') {
      yield { kind: 'file', name: part.fieldname, fileName: part.filename, stream: part.file };
    } else {
      yield { kind: 'field', name: part.fieldname, value: String(part.value) };
    }
  }
}
