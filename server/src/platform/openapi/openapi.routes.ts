import type { FastifyInstance } from 'fastify';
import { packLargeReply } from '../http/pack-large-reply.ts';
import { describeApi } from './describe.ts';
import { docsPage, docsPolicy } from './docs-page.ts';

/** `/api/openapi.json` and `/api/docs`, made once at the first request. */
export function openApiRoutes(server: FastifyInstance, publicUrl: string): void {
  let description: object | null = null;
  let page: string | null = null;
  server.get('/api/openapi.json', { onSend: packLargeReply }, async (_request, reply) => {
    description ??= describeApi(publicUrl);
    return reply.type('application/json; charset=utf-8').send(description);
  });
  server.get('/api/docs', async (_request, reply) => {
    page ??= docsPage();
    return reply.header('content-security-policy', docsPolicy).type('text/html; charset=utf-8').send(page);
  });
}
