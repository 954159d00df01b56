import { Failure } from '@hopgon/contract/failure';
import type { RouteShape } from '@hopgon/contract/route';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../clock/clock.ts';
import type { Hub } from '../realtime/hub.ts';
import type { Replica } from '../replica/replica.ts';
import type { DiskSpace } from '../storage/disk-space.ts';
import type { CompanyScope, PersonScope } from '../tenancy/scopes.ts';
import type { Tools } from '../tools/tools.ts';
import type { Bind } from './call.ts';
import { type CallerParts, companyOf, headerOf, scopeFor } from './caller.ts';
import { compressLargeReply } from './compress-large-reply.ts';
import { refuse, succeed } from './envelope.ts';
import { type EventStream, openEventStream } from './event-stream.ts';
import { runOnce } from './idempotency.ts';
import { createInputParser, type Input } from './parse-input.ts';
import { trustSchemas } from './trust-schemas.ts';
import { readUpload, type Upload, type UploadPart } from './upload.ts';

export interface BinderParts extends CallerParts {
  /** Gets the routes that a model may call. */
  readonly tools: Pick<Tools, 'add'>;
  readonly clock: Clock;
  readonly hub: Pick<Hub, 'lastId'>;
  readonly disk: Pick<DiskSpace, 'state'>;
  readonly replica: Pick<Replica, 'scopes' | 'addChange' | 'isCurrentFor'> | null;
}

type Progress = (event: string, data: unknown) => void;
type Run = (request: FastifyRequest, progress: Progress) => Promise<object>;

async function* noParts(): AsyncGenerator<UploadPart> {
  yield* [];
}

function readCall(
  route: RouteShape,
  request: FastifyRequest,
  {
    input,
    scope,
    upload,
    progress,
  }: {
    readonly input: Input;
    readonly scope: PersonScope | CompanyScope | null;
    readonly upload: Upload | null;
    readonly progress: Progress;
  },
) {
  return {
    ...input,
    // A call without a body asks for nothing in particular; `null` is no object.
    body: route.body?.parse(request.body === undefined ? {} : request.body),
    scope,
    company: scope ? companyOf(request) : null,
    origin: { address: request.ip, userAgent: (request.headers['user-agent'] ?? '').slice(0, 300) },
    parts: upload?.parts ?? noParts,
    progress,
    isGone: () => request.raw.socket.destroyed,
  };
}
type LooseCall = ReturnType<typeof readCall>;

/** Reading stays possible while the disk is full, and so does signing in, which writes next to nothing. */
const needsRoom = ({ method, path, readOnly }: RouteShape): boolean =>
  method !== 'GET' && !readOnly && !path.startsWith('/api/auth/');

function refuseEarly(route: RouteShape, request: FastifyRequest, { disk }: BinderParts): void {
  // Any page may post a form without a CORS preflight, so only uploads and routes without a session accept one.
  if (request.isMultipart() && !route.upload && !route.form) throw new Failure('media_type_unsupported');
  if (disk.state() === 'full' && needsRoom(route)) throw new Failure('storage_full');
}

/** The parts of a request that must match for an idempotency key to name the same request. */
const fingerprintOf = (
  route: RouteShape,
  request: FastifyRequest,
  call: LooseCall,
  upload: Upload | null,
) => ({
  path: `${route.method} ${request.url} ${headerOf(request, 'x-company') ?? ''}`,
  body: call.body,
  upload,
});

/** Makes the function that turns contract routes and use cases into endpoints. */
export function createBinder(server: FastifyInstance, parts: BinderParts): Bind {
  return (route, handler) => {
    const answer = trustSchemas(handler);
    const parseInput = createInputParser(route);
    parts.tools.add(route, (scope, query) => answer({ ...parseInput({ params: {}, query }), scope }));

    const run: Run = async (request, progress) => {
      refuseEarly(route, request, parts);
      const scope = await scopeFor(route, request, parts);
      const upload = route.upload ? readUpload(request) : null;
      const call = readCall(route, request, { input: parseInput(request), scope, upload, progress });
      const work = async (within: LooseCall['scope']) => {
        const value = await answer({ ...call, scope: within });
        await within?.entry();
        return succeed(route, value);
      };
      if (route.mayLag) return (await answerFromReplica(route, scope, parts.replica, work)) ?? work(scope);
      const key = headerOf(request, 'idempotency-key');
      if (!route.idempotent || key === null || !scope) return work(scope);
      const once = { key, ...fingerprintOf(route, request, call, upload) };
      const done = await runOnce(scope, parts.clock, once, work);
      return 'stored' in done ? Object(done.stored) : done;
    };

    server.route({
      method: route.method,
      url: route.path,
      ...(route.bodyLimit === undefined ? {} : { bodyLimit: route.bodyLimit }),
      ...(route.form ? { config: { takesForms: true } } : {}),
      ...(route.method === 'GET' ? { onSend: compressLargeReply } : {}),
      handler: async (request, reply) => {
        if (route.stream === 'on-accept' && headerOf(request, 'accept')?.includes('text/event-stream')) {
          return stream(request, reply, run);
        }
        reply.header('cache-control', 'no-store');
        // The moment is taken before anything is read, so that a client which subscribes from it misses no wake-up.
        if (route.access !== 'public') reply.header('x-last-event-id', parts.hub.lastId());
        try {
          return await run(request, () => undefined);
        } finally {
          if (route.method !== 'GET' && request.actor) parts.replica?.addChange([request.actor.userId]);
          if (request.isMultipart()) drain(request);
        }
      },
    });
  };
}

/**
 * What the replica answers, after the primary has judged whether the caller may ask; null where it may lack what the caller
 * knows of, or fails in any way: then the primary answers, with its own words.
 */
async function answerFromReplica<T>(
  route: RouteShape,
  scope: PersonScope | CompanyScope | null,
  replica: BinderParts['replica'],
  work: (within: CompanyScope) => Promise<T>,
): Promise<T | null> {
  if (!replica || !scope) return null;
  const entry = await scope.entry();
  if (!entry || !replica.isCurrentFor([entry.companyId, scope.actor.userId])) return null;
  return work(replica.scopes.company(scope.actor, entry.companyId, route.access)).catch(() => null);
}

// An unread body of a refused upload would otherwise hold its connection open, also while the server closes.
function drain(request: FastifyRequest): void {
  request.raw.unpipe();
  request.raw.resume();
}

// The status is sent with the first byte of the answer; an earlier failure is an ordinary refusal.
async function stream(request: FastifyRequest, reply: FastifyReply, run: Run): Promise<FastifyReply> {
  let opened: EventStream | null = null;
  const open = (): EventStream => {
    opened ??= openEventStream(reply);
    return opened;
  };
  try {
    const value = await run(request, (event, data) => open().send(event, data));
    open().send('done', value);
    open().end();
  } catch (error) {
    if (!opened) throw error;
    request.log.error({ err: error, requestId: request.id }, 'stream failed');
    open().send('failed', refuse(error, request.id).body);
    open().end();
  }
  return reply;
}
