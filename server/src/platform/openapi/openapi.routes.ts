import type { FastifyInstance } from 'fastify';
import { compressLargeReply } from '../http/compress-large-reply.ts';
import type { ApiDocument } from './api-document.ts';
import { describeApi } from './describe.ts';
import { docsPage, docsPolicy } from './docs-page.ts';

/** `/api/openapi.json` and `/api/docs`, made once at the first request. */
export function openApiRoutes(server: FastifyInstance, publicUrl: string): void {
  let description: ApiDocument | null = null;
  let page: string | null = null;
  server.get('/api/openapi.json', { onSend: compressLargeReply }, async (_request, reply) => {
    description ??= describeApi(publicUrl);
    return reply.type('application/json; charset=utf-8').send(description);
  });
  server.get('/api/docs', async (_request, reply) => {
    description ??= describeApi(publicUrl);
    page ??= docsPage(description);
    return reply.header('content-security-policy', docsPolicy).type('text/html; charset=utf-8').send(page);
  });
}
