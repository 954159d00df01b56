import { existsSync } from 'node:fs';
import staticFiles from '@fastify/static';
import { failureMessage } from '@hopgon/contract/failure';
import type { FastifyInstance } from 'fastify';

const year = 365 * 24 * 60 * 60;

const isAsset = (path: string): boolean => path.startsWith('/assets/');

/**
 * Serves the built web app: hashed assets for ever, the page itself always asked again. Any path that is no file and not
 * under /api is a page of the app.
 */
export async function serveWebApp(server: FastifyInstance, folder: string): Promise<void> {
  if (!existsSync(folder)) return;
  await server.register(staticFiles, {
    root: folder,
    preCompressed: true,
    wildcard: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const kept = path.includes('/assets/') ? `public, max-age=${year}, immutable` : 'no-cache';
      reply.header('cache-control', kept);
    },
  });
  server.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '/';
    const page =
      (request.method === 'GET' || request.method === 'HEAD') && !path.startsWith('/api/') && !isAsset(path);
    if (page && !/\/\.|\.[a-z0-9]+$/i.test(path))
      return reply.header('cache-control', 'no-cache').sendFile('index.html');
    const text = failureMessage('not_found');
    return reply.status(404).send({ success: false, code: 'not_found', error: text, message: text });
  });
}
