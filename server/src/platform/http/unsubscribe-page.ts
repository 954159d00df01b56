import type { FastifyInstance } from 'fastify';

/**
 * Who opens the address of a `List-Unsubscribe` header in a browser gets to the page that asks first. The token moves behind
 * the #, where no other server sees it.
 */
export function redirectToUnsubscribePage(server: FastifyInstance): void {
  server.get<{ Params: { token: string } }>('/api/unsubscribe/:token', (request, reply) =>
    reply
      .header('cache-control', 'no-store')
      .redirect(`/unsubscribe#token=${encodeURIComponent(request.params.token)}`, 303),
  );
}
