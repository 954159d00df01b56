import { readCompany } from '@hopgon/contract/companies/routes';
import { readMe } from '@hopgon/contract/users/routes';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { givenCompany } from '../../testing/given.ts';
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts';
import { countRequests } from './count-requests.ts';
import { metricsText } from './metrics-text.rules.ts';

const token = 'mot-khoa-chi-de-doc-so-lieu';
const lines: string[] = [];

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp(
    { METRICS_TOKEN: token, REQUEST_LOG: 'on', LOG_LEVEL: 'info' },
    { onLog: (line) => void lines.push(line) },
  );
});
afterAll(() => app.close());

const read = (authorization?: string) =>
  app.server.inject({ url: '/metrics', ...(authorization && { headers: { authorization } }) });

test('requests are counted and logged by route and company, without what they carry', async () => {
  const { owner, companyId } = await givenCompany(app);
  await owner.call(readMe);
  await owner.call(readCompany);
  await app.server.inject({
    url: '/api/v1/search?query=bi-mat',
    headers: { authorization: `Bearer ${owner.token}`, 'x-company': companyId },
  });
  await app.server.inject({
    url: '/api/v1/meetings/0198a5b0-0000-7000-8000-000000000000',
    headers: { authorization: `Bearer ${owner.token}`, 'x-company': companyId, 'user-agent': 'bi-mat' },
  });
  const logged = lines.map((line) => JSON.parse(line)).filter(({ event }) => event === 'request');
  expect(logged.at(-1)).toEqual({
    level: 30,
    time: expect.any(String),
    event: 'request',
    requestId: expect.any(String),
    method: 'GET',
    route: '/api/v1/meetings/:meetingId',
    status: 404,
    milliseconds: expect.any(Number),
    companyId: null,
    msg: 'request',
  });
  expect(logged.map(({ route, status, companyId: of }) => [route, status, of])).toEqual(
    expect.arrayContaining([
      [readMe.path, 200, null],
      [readCompany.path, 200, companyId],
    ]),
  );
  expect(lines.join('')).not.toMatch(/bi-mat|Bearer|0198a5b0/);

  const { body, headers } = await read(`Bearer ${token}`);
  expect(headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8');
  expect(body).toContain(
    `hopgon_http_request_duration_seconds_count{method="GET",route="/api/v1/meetings/:meetingId",status="404"} 1\n`,
  );
  expect(body).toContain('hopgon_database_up 1\n');
  expect(body).toContain('hopgon_backups{state="off"} 1\n');
  expect(body).not.toContain(companyId);
});

test.each([undefined, 'Bearer x', token])(
  'with the authorization %s there are no metrics',
  async (authorization) => {
    expect((await read(authorization)).statusCode).toBe(404);
  },
);

test('a histogram counts each request in every bucket that reaches it', () => {
  const requests = countRequests();
  const facts = { requestId: '', method: 'GET', route: '/api/"x"', status: 200, companyId: null };
  for (const milliseconds of [5, 30, 60_000]) requests.add({ ...facts, milliseconds });
  const text = metricsText([requests.metric()]);
  const labels = 'method="GET",route="/api/\\"x\\"",status="200"';
  const name = 'hopgon_http_request_duration_seconds';
  for (const [le, value] of [
    ['0.01', 1],
    ['0.05', 2],
    ['10', 2],
    ['+Inf', 3],
  ])
    expect(text).toContain(`${name}_bucket{${labels},le="${le}"} ${value}\n`);
  expect(text).toContain(`${name}_sum{${labels}} 60.035\n`);
  expect(text).toContain(`${name}_count{${labels}} 3\n`);
});
