import type { RouteShape } from '@hopgon/contract/route';
import type { FastifyInstance } from 'fastify';
import type { Identity } from '../tenancy/scopes.ts';
import { type CallerParts, headerOf, identityOf } from './caller.ts';
import { type EventStream, openEventStream } from './event-stream.ts';
import { createInputParser } from './parse-input.ts';

/** Binds a route that only streams; `lastEventId` is the last event the client received. */
export type BindStream = (
  route: RouteShape,
  handler: (actor: Identity, open: () => EventStream, lastEventId: string | null) => Promise<void>,
) => void;

export function createStreamBinder(server: FastifyInstance, parts: CallerParts): BindStream {
  return (route, handler) => {
    const parseInput = createInputParser(route);
    server.route({
      method: route.method,
      url: route.path,
      exposeHeadRoute: false,
      handler: async (request, reply) => {
        parseInput(request);
        const actor = await identityOf(request, parts);
        await handler(actor, () => openEventStream(reply), headerOf(request, 'last-event-id'));
        return reply;
      },
    });
  };
}
