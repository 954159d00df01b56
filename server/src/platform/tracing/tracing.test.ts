import { once } from 'node:events';
import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import { readMe } from '@hopgon/contract/users/routes';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { givenCompany } from '../../testing/given.ts';
import { startTestApp } from '../../testing/start-test-app.ts';

const Value = z.object({ stringValue: z.string().optional(), intValue: z.coerce.number().optional() });
const Attributes = z.array(z.object({ key: z.string(), value: Value }));
const Batch = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: Attributes }),
      scopeSpans: z.array(
        z.object({
          spans: z.array(
            z.object({
              name: z.string(),
              parentSpanId: z.string().optional(),
              startTimeUnixNano: z.coerce.bigint(),
              endTimeUnixNano: z.coerce.bigint(),
              attributes: Attributes,
            }),
          ),
        }),
      ),
    }),
  ),
});

/** A collector: what it was sent, and where. */
async function startCollector() {
  const received: { path: string; key: string | undefined; body: unknown }[] = [];
  const server = createServer(async (request, response) => {
    const body = await json(request);
    received.push({ path: request.url ?? '', key: request.headers['x-key']?.toString(), body });
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { received, server, url: `http://127.0.0.1:${Number(Object(server.address()).port)}/otlp/` };
}

test('a collector gets each request and job by route and name, and nothing of what they carry', async () => {
  const { received, server, url } = await startCollector();
  const app = await startTestApp({
    OTEL_EXPORTER_OTLP_ENDPOINT: url,
    OTEL_EXPORTER_OTLP_HEADERS: 'x-key=kh%2Coa',
  });
  const { owner, companyId } = await givenCompany(app, { name: 'Gỗ bi-mat' });
  await owner.call(readMe);
  await app.server.inject({
    url: '/api/v1/search?query=bi-mat',
    headers: {
      authorization: `Bearer ${owner.token}`,
      'x-company': companyId,
      traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01',
    },
  });
  await app.close();
  server.close();

  for (const { path, key } of received)
    expect({ path, key }).toEqual({ path: '/otlp/v1/traces', key: 'kh,oa' });
  const batches = received.map(({ body }) => Batch.parse(body));
  const spans = batches.flatMap(({ resourceSpans }) =>
    resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)),
  );
  expect(spans.map(({ name }) => name)).toEqual(
    expect.arrayContaining([`GET ${readMe.path}`, 'GET /api/v1/search']),
  );
  const search = spans.find(({ name }) => name === 'GET /api/v1/search');
  expect(search?.attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue])).toEqual([
    ['http.request.method', 'GET'],
    ['http.route', '/api/v1/search'],
    ['http.response.status_code', 200],
  ]);
  // Who calls does not name the trace.
  expect(search?.parentSpanId ?? '').toBe('');
  for (const { startTimeUnixNano: start, endTimeUnixNano: end } of spans) expect(end >= start).toBe(true);
  const all = JSON.stringify(received.map(({ body }) => body));
  for (const secret of ['bi-mat', owner.token, companyId, owner.userId, owner.email])
    expect(all).not.toContain(secret);
});
