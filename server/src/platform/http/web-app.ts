import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import staticFiles from '@fastify/static';
import { failureMessage } from '@hopgon/contract/failure';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { acceptedCodings } from './accept-encoding.rules.ts';

const year = 365 * 24 * 60 * 60;

/** A path that can only be a file: of the built assets, hidden, or with an ending. */
const namesFile = (path: string): boolean => path.startsWith('/assets/') || /\/\.|\.[a-z0-9]+$/i.test(path);

const attribute = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** The contents of the `meta` elements that every page gets, by name; an undefined one is left out. */
export type PageFacts = Readonly<Record<string, string | undefined>>;

/** A page with the operator's settings for its forms. */
function readPage(file: string, facts: PageFacts): string {
  const metas = Object.entries(facts).map(([name, content]) =>
    content === undefined ? '' : `<meta name="${name}" content="${attribute(content)}" />`,
  );
  // By a function: a "$" in a setting is no pattern of a replacement.
  return readFileSync(file, 'utf8').replace('</head>', () => `${metas.join('')}</head>`);
}

interface Page {
  readonly plain: Buffer;
  /** Compressed when it is first asked for: the start does not wait for it. */
  readonly brotli: () => Buffer;
}

function packed(html: string): Page {
  const plain = Buffer.from(html);
  let brotli: Buffer | undefined;
  return {
    plain,
    brotli: () => {
      brotli ??= brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
      return brotli;
    },
  };
}

/** The pages by the first part of their path; 'index' stands for every other. */
function readPages(folder: string, facts: PageFacts): ReadonlyMap<string, Page> {
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.html')) : [];
  return new Map(
    files.map((file) => [file.slice(0, -'.html'.length), packed(readPage(join(folder, file), facts))]),
  );
}

const sendPage = (request: FastifyRequest, reply: FastifyReply, { plain, brotli }: Page): FastifyReply => {
  reply
    .header('cache-control', 'no-cache')
    .header('vary', 'accept-encoding')
    .type('text/html; charset=utf-8');
  const takesBrotli = acceptedCodings(request.headers['accept-encoding']).has('br');
  return takesBrotli ? reply.header('content-encoding', 'br').send(brotli()) : reply.send(plain);
};

/** Paths of files served unchanged: neither the page, which gets settings, nor files compressed beforehand. */
function listFiles(folder: string): ReadonlySet<string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  const paths = files.map(
    (file) => `/${relative(folder, join(file.parentPath, file.name)).split(sep).join('/')}`,
  );
  return new Set(paths.filter((path) => !/\/\.|\.(?:br|gz|html)$/.test(path)));
}

/**
 * Serves the built web app: hashed assets may be cached for ever, pages are revalidated. Any path outside /api that names
 * no file is a page of the app, prerendered where there is an HTML file named as its first part; any other path is refused.
 * Only files present at the start are served, so a hidden file or a folder answers like a missing one.
 */
export async function serveWebApp(
  server: FastifyInstance,
  { folder, facts }: { folder: string; facts: PageFacts },
): Promise<void> {
  const pages = readPages(folder, facts);
  const files = pages.size === 0 ? new Set() : listFiles(folder);
  if (pages.size > 0) {
    await server.register(staticFiles, {
      root: folder,
      index: false,
      // A route for each file would take longer to make than the rest of the server.
      serve: false,
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
    if (reads && files.has(path)) return reply.sendFile(path);
    const page = pages.get(path.split('/', 2)[1] ?? '') ?? pages.get('index');
    if (page && reads && !path.startsWith('/api/') && !namesFile(path)) return sendPage(request, reply, page);
    const text = failureMessage('not_found');
    return reply
      .status(404)
      .header('cache-control', 'no-store')
      .send({ success: false, code: 'not_found', error: text, message: text });
  });
}
