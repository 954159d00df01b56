import type { FastifyInstance } from 'fastify';
import { compressLargeReply } from '../http/compress-large-reply.ts';
import { describeApi } from './describe.ts';
import { docsPage, docsPolicy } from './docs-page.ts';

/** `/api/openapi.json` and `/api/docs`, rendered once at the first request. */
export function openApiRoutes(server: FastifyInstance, publicUrl: string): void {
  let texts: { readonly document: string; readonly page: string } | null = null;
  const render = () => {
    const description = describeApi(publicUrl);
    return { document: JSON.stringify(description), page: docsPage(description) };
  };
  server.get('/api/openapi.json', { onSend: compressLargeReply }, async (_request, reply) => {
    texts ??= render();
    return reply.type('application/json; charset=utf-8').send(texts.document);
  });
  server.get('/api/docs', { onSend: compressLargeReply }, async (_request, reply) => {
    texts ??= render();
    return reply
      .header('content-security-policy', docsPolicy)
      .type('text/html; charset=utf-8')
      .send(texts.page);
  });
}
