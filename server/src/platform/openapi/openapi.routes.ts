import type { FastifyInstance } from 'fastify';
import { compressLargeReply } from '../http/compress-large-reply.ts';

async function render(publicUrl: string) {
  const [{ describeApi }, { docsPage, docsPolicy }] = await Promise.all([
    import('./describe.ts'),
    import('./docs-page.ts'),
  ]);
  const description = describeApi(publicUrl);
  return { document: JSON.stringify(description), page: docsPage(description), policy: docsPolicy };
}

/** `/api/openapi.json` and `/api/docs`, loaded and rendered once at the first request. */
export function openApiRoutes(server: FastifyInstance, publicUrl: string): void {
  let rendering: ReturnType<typeof render> | null = null;
  const texts = () => {
    rendering ??= render(publicUrl).catch((error: unknown) => {
      // The next request tries again.
      rendering = null;
      throw error;
    });
    return rendering;
  };
  server.get('/api/openapi.json', { onSend: compressLargeReply }, async (_request, reply) => {
    const { document } = await texts();
    return reply.type('application/json; charset=utf-8').send(document);
  });
  server.get('/api/docs', { onSend: compressLargeReply }, async (_request, reply) => {
    const { page, policy } = await texts();
    return reply.header('content-security-policy', policy).type('text/html; charset=utf-8').send(page);
  });
}
