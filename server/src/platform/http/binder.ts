import { Failure } from '@hopgon/contract/failure';
import type { ReplyOf, RouteShape } from '@hopgon/contract/route';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Clock } from '../clock/clock.ts';
import type { CompanyScope, Identity, PersonScope, Scopes } from '../tenancy/scopes.ts';
import type { Bind, Call, Handler } from './call.ts';
import { refuse, succeed } from './envelope.ts';
import { type EventStream, openEventStream } from './event-stream.ts';
import { runOnce } from './idempotency.ts';
import { uploadParts } from './upload.ts';

export interface BinderParts {
  readonly scopes: Scopes;
  readonly clock: Clock;
  /** Whom an access token names; throws when it names nobody any more. */
  readonly identify: (token: string) => Promise<Identity>;
}

const bearer = /^Bearer ([\x21-\x7e]{1,4096})$/i;
const guid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const single = (header: string | string[] | undefined): string | undefined =>
  Array.isArray(header) ? header[0] : header;

function companyOf(request: FastifyRequest): string | null {
  const named = single(request.headers['x-company']);
  if (!named) return null;
  if (!guid.test(named)) throw new Failure('not_company_member');
  return named;
}

async function identityOf(request: FastifyRequest, parts: BinderParts): Promise<Identity> {
  const token = bearer.exec(request.headers.authorization ?? '')?.[1];
  if (!token) throw new Failure('not_signed_in');
  return parts.identify(token);
}

type AnyScope = PersonScope | CompanyScope;

async function scopeFor(
  route: RouteShape,
  request: FastifyRequest,
  parts: BinderParts,
): Promise<AnyScope | null> {
  if (route.access === 'public') return null;
  const identity = await identityOf(request, parts);
  if (route.access === 'signed-in') return parts.scopes.person(identity);
  return parts.scopes.company(identity, companyOf(request), route.access);
}

const parse = (schema: z.ZodType | undefined, value: unknown): unknown => schema?.parse(value ?? {});

const wantsStream = (route: RouteShape, request: FastifyRequest): boolean =>
  route.stream === 'on-accept' && (request.headers.accept ?? '').includes('text/event-stream');

function aborted(reply: FastifyReply): AbortSignal {
  const gone = new AbortController();
  reply.raw.on('close', () => gone.abort());
  return gone.signal;
}

/** The call's parts are parsed by the route's own schemas, so they are what the route's types say. */
function readCall(
  route: RouteShape,
  request: FastifyRequest,
  scope: AnyScope | null,
  progress: Progress,
  signal: AbortSignal,
) {
  return {
    params: parse(route.params, request.params),
    query: parse(route.query, request.query),
    body: parse(route.body, request.body),
    scope,
    origin: { address: request.ip, userAgent: (request.headers['user-agent'] ?? '').slice(0, 300) },
    signal,
    parts: () => uploadParts(request),
    progress,
  };
}

type Progress = (event: string, data: unknown) => void;
type LooseCall = ReturnType<typeof readCall>;

// The one place where the compiler must take the schemas' word: what they parsed is what the route declares.
function typed<R extends RouteShape>(handler: Handler<R>): (call: LooseCall) => Promise<ReplyOf<R>>;
function typed(handler: (call: Call<never>) => Promise<unknown>): (call: never) => Promise<unknown> {
  return handler;
}

/** Binds a route that answers by nothing but a stream; `lastEventId` is what the caller heard last. */
export type BindStream = (
  route: RouteShape,
  handler: (actor: Identity, open: () => EventStream, lastEventId: string | null) => Promise<void>,
) => void;

export function createStreamBinder(server: FastifyInstance, parts: BinderParts): BindStream {
  return (route, handler) => {
    server.route({
      method: route.method,
      url: route.path,
      exposeHeadRoute: false,
      handler: async (request, reply) => {
        const actor = await identityOf(request, parts);
        await handler(actor, () => openEventStream(reply), single(request.headers['last-event-id']) ?? null);
        return reply;
      },
    });
  };
}

/** Makes the function that turns contract routes and use cases into endpoints. */
export function createBinder(server: FastifyInstance, parts: BinderParts): Bind {
  return (route, handler) => {
    const answer = typed(handler);

    const run = async (request: FastifyRequest, reply: FastifyReply, progress: Progress): Promise<object> => {
      const scope = await scopeFor(route, request, parts);
      const call = readCall(route, request, scope, progress, aborted(reply));
      const work = async () => {
        const value = await answer(call);
        await scope?.entry();
        return succeed(route, value);
      };
      const key = single(request.headers['idempotency-key']);
      if (!route.idempotent || key === undefined || !scope || route.upload) return work();
      const done = await runOnce(
        parts.scopes.person(scope.actor),
        parts.clock,
        { key, path: `${route.method} ${request.url}`, body: call.body },
        work,
      );
      return 'stored' in done ? Object(done.stored) : done;
    };

    server.route({
      method: route.method,
      url: route.path,
      ...(route.bodyLimit === undefined ? {} : { bodyLimit: route.bodyLimit }),
      handler: async (request, reply) => {
        if (!wantsStream(route, request)) {
          reply.header('cache-control', 'no-store');
          return run(request, reply, () => undefined);
        }
        return stream(request, reply, run);
      },
    });
  };
}

// The status goes out with the first word of the answer: what fails before it is a plain refusal.
async function stream(
  request: FastifyRequest,
  reply: FastifyReply,
  run: (request: FastifyRequest, reply: FastifyReply, progress: Progress) => Promise<object>,
): Promise<unknown> {
  let opened: EventStream | null = null;
  const open = (): EventStream => {
    opened ??= openEventStream(reply);
    return opened;
  };
  try {
    const value = await run(request, reply, (event, data) => open().send(event, data));
    open().send('done', value);
    open().end();
  } catch (error) {
    if (!opened) throw error;
    request.log.error({ err: error }, 'stream failed');
    open().send('failed', refuse(error, request.id).body);
    open().end();
  }
  return reply;
}
