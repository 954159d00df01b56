import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { RouteShape } from '@hopgon/contract/route';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Call } from './call.ts';
import { type CallerParts, companyOf, scopeFor } from './caller.ts';
import { createInputParser } from './parse-input.ts';
import { savedAs } from './saved-as.ts';
import { trustSchemas } from './trust-schemas.ts';

/**
 * A file in place of the envelope: kept for ever where its address never means another; kept and asked for again, which
 * answers whether it is still the same; else never kept, and saved by this name.
 */
export type FileReply =
  | { readonly keep: 'forever'; readonly bytes: Uint8Array }
  | { readonly keep: 'asking'; readonly bytes: Uint8Array }
  | {
      readonly keep: 'never';
      readonly name: string;
      readonly chunks: AsyncIterable<Uint8Array>;
      /** Its media type, where the route has more than the one it names. */
      readonly type?: string;
    };

type FileCall<R extends RouteShape> = Pick<Call<R>, 'params' | 'query' | 'scope' | 'company' | 'origin'>;

/** Binds a route whose reply is a file. What fails before its first byte is a plain refusal. */
export type BindFile = <const R extends RouteShape & { readonly file: string }>(
  route: R,
  handler: (call: FileCall<R>) => Promise<FileReply>,
) => void;

const policy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; sandbox";
const year = 365 * 24 * 60 * 60;

function sendIfChanged(reply: FastifyReply, bytes: Uint8Array): FastifyReply {
  const tag = `"${createHash('sha256').update(bytes).digest('base64url')}"`;
  reply.header('cache-control', 'private, no-cache').header('etag', tag);
  const known = reply.request.headers['if-none-match']
    ?.split(',')
    .map((one) => one.trim().replace(/^W\//, ''));
  return known?.includes(tag) ? reply.status(304).send() : reply.send(Buffer.from(bytes));
}

function send(reply: FastifyReply, type: string, file: FileReply): FastifyReply {
  // Opened directly, the file is no page: nothing in it runs or is loaded.
  reply.type(file.keep === 'never' ? (file.type ?? type) : type).header('content-security-policy', policy);
  if (file.keep === 'asking') return sendIfChanged(reply, file.bytes);
  if (file.keep === 'forever') {
    return reply.header('cache-control', `public, max-age=${year}, immutable`).send(Buffer.from(file.bytes));
  }
  reply.header('cache-control', 'no-store').header('content-disposition', savedAs(file.name));
  return reply.send(Readable.from(file.chunks, { objectMode: false }));
}

export function createFileBinder(server: FastifyInstance, parts: CallerParts): BindFile {
  return (route, handler) => {
    const answer = trustSchemas(handler);
    const parseInput = createInputParser(route);
    server.route({
      method: route.method,
      url: route.path,
      handler: async (request, reply) => {
        const scope = await scopeFor(route, request, parts);
        const file = await answer({
          ...parseInput(request),
          scope,
          company: scope ? companyOf(request) : null,
          origin: { address: request.ip, userAgent: (request.headers['user-agent'] ?? '').slice(0, 300) },
        });
        await scope?.entry();
        return send(reply, route.file, file);
      },
    });
  };
}
