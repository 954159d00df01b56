import { randomUUID } from 'node:crypto';
import { type CallInput, pathOf, type RouteShape } from '@hopgon/contract/route';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { type Reply, readReply } from './reply.ts';

export interface CallOptions {
  readonly token?: string;
  readonly company?: string;
  /** A fresh one when not given, as the web app sends it; null sends none. */
  readonly idempotencyKey?: string | null;
  readonly address?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as it is, in place of a JSON body. */
  readonly payload?: string | Buffer;
}

export interface Client {
  /** Calls a route as the web app would, through the whole server. */
  call<R extends RouteShape>(route: R, input?: CallInput<R>, options?: CallOptions): Promise<Reply<R>>;
}

const Loose = z.object({
  params: z.record(z.string(), z.string()).optional(),
  query: z.record(z.string(), z.unknown()).optional(),
  body: z.unknown().optional(),
});

const queryText = (query: Readonly<Record<string, unknown>> = {}): Record<string, string> =>
  Object.fromEntries(
    Object.entries(query)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, String(value)]),
  );

function headersOf(
  route: RouteShape,
  { token, company, idempotencyKey, headers }: CallOptions,
  hasBody: boolean,
): Record<string, string> {
  const key = idempotencyKey === undefined && route.idempotent ? randomUUID() : idempotencyKey;
  return {
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    ...(company === undefined ? {} : { 'x-company': company }),
    ...(key === undefined || key === null ? {} : { 'idempotency-key': key }),
    ...(hasBody ? { 'content-type': 'application/json' } : {}),
    ...headers,
  };
}

export function createClient(server: FastifyInstance, usual: CallOptions = {}): Client {
  return {
    async call(route, input, options = {}) {
      const { address, payload, ...how } = { ...usual, ...options };
      const sent = Loose.parse(input ?? {});
      const response = await server.inject({
        method: route.method,
        url: pathOf(route, sent.params),
        query: queryText(sent.query),
        headers: headersOf(route, how, sent.body !== undefined),
        ...(payload === undefined ? {} : { payload }),
        ...(sent.body === undefined ? {} : { payload: JSON.stringify(sent.body) }),
        ...(address === undefined ? {} : { remoteAddress: address }),
      });
      return readReply(route, response.statusCode, response.headers, response.body);
    },
  };
}
