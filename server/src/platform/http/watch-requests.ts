import type { FastifyInstance } from 'fastify';

/** What may be known of a request that was answered: no query, no content, no address, no token. */
export interface RequestFacts {
  readonly requestId: string;
  readonly method: string;
  /** The pattern: `/api/v1/meetings/:meetingId`. */
  readonly route: string;
  readonly status: number;
  readonly milliseconds: number;
  /** The company the caller belongs to, also where the request was refused; null where it ended before that was read. */
  readonly companyId: string | null;
}

type Watcher = (facts: RequestFacts) => void;

/** Calls the watchers after each answer of a route; files of the web app are none. */
export function watchRequests(server: FastifyInstance, watchers: readonly Watcher[]): void {
  if (watchers.length === 0) return;
  server.addHook('onResponse', (request, reply, done) => {
    const { url: route } = request.routeOptions;
    if (route?.startsWith('/api/'))
      for (const watch of watchers)
        watch({
          requestId: request.id,
          method: request.method,
          route,
          status: reply.statusCode,
          milliseconds: Math.round(reply.elapsedTime * 10) / 10,
          companyId: request.companyId,
        });
    done();
  });
}
