import { randomBytes } from 'node:crypto';
import multipart from '@fastify/multipart';
import { uploadLimit } from '@hopgon/contract/transcripts/schemas';
import fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { z } from 'zod';
import type { TrustProxy } from '../config/parse-trust-proxy.ts';
import { type BodyTimes, limitBodyTime } from './body-deadline.ts';
import { refuse } from './envelope.ts';
import { acceptForms } from './form-posts.ts';
import { inputText } from './input-texts.ts';
import { logRefusal } from './log-refusal.ts';
import { securityHeaders } from './security-headers.ts';

export interface HttpSettings {
  readonly publicUrl: string;
  /** The proxies whose X-Forwarded-For is trusted. */
  readonly trustProxy: TrustProxy;
  readonly logger: FastifyBaseLogger;
  /** How long a body may take to come in; tests shorten it. */
  readonly bodyTimes?: BodyTimes;
}

const bodyLimit = 1024 * 1024;
const usualTimes: BodyTimes = { requestMs: 45_000, uploadRate: 32 * 1024, lookMs: 5_000 };
/** Node.js looks this often, and else twice a minute, for requests that have taken too long. */
const lookMs = 1_000;

/** Ids that are new in this process and rarely those of another. */
function requestIds(): () => string {
  const epoch = randomBytes(4).toString('hex');
  let count = 0;
  return () => {
    count += 1;
    return `${epoch}-${count.toString(36)}`;
  };
}

/** Fastify takes networks as they are, and a number of hops as a question about each hop. */
const trustOf = (trust: TrustProxy) =>
  typeof trust === 'number'
    ? (_address: string, hop: number) => hop < trust
    : trust === false
      ? false
      : [...trust];

function sendRefusal(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const refused = refuse(error, request.id);
  logRefusal(request, refused, error);
  if (refused.retryAfter !== undefined) reply.header('retry-after', String(refused.retryAfter));
  reply.status(refused.status).header('cache-control', 'no-store').send(refused.body);
}

/** Bodies are read by the contract: the libraries Fastify would load for JSON schemas are never asked. */
const noSchemas = () => () => {
  throw new Error('routes have no JSON schemas');
};

/** An HTTP server without routes: limits, headers, refusals in the one envelope. */
export async function createHttpServer(settings: HttpSettings): Promise<FastifyInstance> {
  z.config({ localeError: inputText });
  const headers = securityHeaders(settings.publicUrl);
  const times = settings.bodyTimes ?? usualTimes;
  const server = fastify({
    loggerInstance: settings.logger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestIds(),
    // One logger for all: a child for each request costs more than most requests log.
    childLoggerFactory: (logger) => logger,
    trustProxy: trustOf(settings.trustProxy),
    bodyLimit,
    // The largest upload at the least rate; `limitBodyTime` ends all others sooner.
    requestTimeout: times.requestMs + (uploadLimit / times.uploadRate) * 1000,
    http: { connectionsCheckingInterval: lookMs, headersTimeout: times.requestMs },
    connectionTimeout: 0,
    keepAliveTimeout: 72_000,
    forceCloseConnections: 'idle',
    // Accepted requests are answered; `createDrain` keeps their number small by then.
    return503OnClosing: false,
    // An address that cannot be read reaches neither hooks nor the error handler.
    frameworkErrors: (error, request, reply) => sendRefusal(error, request, reply.headers(headers)),
    schemaController: { compilersFactory: { buildValidator: noSchemas, buildSerializer: noSchemas } },
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
  });
  // JSON and multipart alone are read; a plain form post from another origin is not.
  server.removeContentTypeParser('text/plain');
  acceptForms(server);
  await server.register(multipart, {
    limits: { fileSize: uploadLimit, files: 1, fields: 10, fieldSize: 1_000, parts: 12, headerPairs: 50 },
    throwFileSizeLimit: true,
  });
  limitBodyTime(server, times);
  server.decorateRequest('actor', null);
  server.decorateRequest('companyId', null);
  server.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
  server.setErrorHandler(sendRefusal);
  return server;
}
