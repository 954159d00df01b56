import { existsSync } from 'node:fs';
import staticFiles from '@fastify/static';
import { failureMessage } from '@hopgon/contract/failure';
import type { FastifyInstance } from 'fastify';

const year = 365 * 24 * 60 * 60;

/** A path that can only be a file: of the built assets, hidden, or with an ending. */
const namesFile = (path: string): boolean => path.startsWith('/assets/') || /\/\.|\.[a-z0-9]+$/i.test(path);

/**
 * Serves the built web app: hashed assets for ever, the page itself always asked again. Any path that is no file and not
 * under /api is a page of the app; what is neither gets a refusal.
 */
export async function serveWebApp(server: FastifyInstance, folder: string): Promise<void> {
  const built = existsSync(folder);
  if (built) {
    await server.register(staticFiles, {
      root: folder,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => {
        const kept = path.includes('/assets/') ? `public, max-age=${year}, immutable` : 'no-cache';
        reply.header('cache-control', kept);
      },
    });
  }
  server.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '/';
    const reads = request.method === 'GET' || request.method === 'HEAD';
    if (built && reads && !path.startsWith('/api/') && !namesFile(path)) {
      return reply.header('cache-control', 'no-cache').sendFile('index.html');
    }
    const text = failureMessage('not_found');
    return reply.status(404).send({ success: false, code: 'not_found', error: text, message: text });
  });
}
