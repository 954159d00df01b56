import { Server } from 'node:net';
import { setTimeout as delay, setImmediate as nextTurn } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** Longer than a client that is at work takes to send its next request over the same connection. */
const drainMs = 500;

/**
 * Makes the function that ends a server without refusing or cutting off what it accepted: each reply ends its connection,
 * for `delayMs` while new ones are still accepted, then for a while when nothing new is; those that rest are closed, and what is
 * under way is answered. `beforeClose` ends endless replies, such as event streams.
 */
export function createDrain(
  server: FastifyInstance,
  beforeClose: () => void,
  delayMs = 0,
): () => Promise<void> {
  let draining = false;
  server.addHook('onRequest', (_request, reply, done) => {
    if (draining) reply.header('connection', 'close');
    done();
  });
  return async () => {
    draining = true;
    if (delayMs > 0) await delay(delayMs);
    if (server.server.listening) {
      // Connections that wait to be accepted are reset when nobody listens any more.
      await nextTurn();
      // An HTTP server would close resting connections with it, also those that are about to send something.
      Server.prototype.close.call(server.server);
      if ((await countConnections(server)) > 0) await delay(drainMs);
    }
    beforeClose();
    await server.close();
  };
}

const countConnections = ({ server }: FastifyInstance): Promise<number> =>
  new Promise((resolve) => {
    server.getConnections((error, count) => resolve(error ? 1 : count));
  });
