import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import staticFiles from '@fastify/static';
import { failureMessage } from '@hopgon/contract/failure';
import type { FastifyInstance } from 'fastify';

const year = 365 * 24 * 60 * 60;

/** A path that can only be a file: of the built assets, hidden, or with an ending. */
const namesFile = (path: string): boolean => path.startsWith('/assets/') || /\/\.|\.[a-z0-9]+$/i.test(path);

const attribute = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** The page, told where help is to be had. */
function readPage(folder: string, supportEmail: string | undefined): string {
  const page = readFileSync(join(folder, 'index.html'), 'utf8');
  if (supportEmail === undefined) return page;
  return page.replace(
    /(<meta name="support-email" content=")[^"]*"/,
    (_, start) => `${start}${attribute(supportEmail)}"`,
  );
}

/**
 * Serves the built web app: hashed assets for ever, the page itself always asked again. Any path that is no file and not
 * under /api is a page of the app; what is neither gets a refusal. Only the files there at the start are served, so a
 * hidden one or a folder answers like a missing one.
 */
export async function serveWebApp(
  server: FastifyInstance,
  { folder, supportEmail }: { folder: string; supportEmail: string | undefined },
): Promise<void> {
  const page = existsSync(folder) ? readPage(folder, supportEmail) : null;
  if (page !== null) {
    await server.register(staticFiles, {
      root: folder,
      index: false,
      wildcard: false,
      globIgnore: ['index.html', '**/*.{br,gz}'],
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
    if (page !== null && reads && !path.startsWith('/api/') && !namesFile(path)) {
      return reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(page);
    }
    const text = failureMessage('not_found');
    return reply
      .status(404)
      .header('cache-control', 'no-store')
      .send({ success: false, code: 'not_found', error: text, message: text });
  });
}
