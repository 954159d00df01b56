import { readCompany } from '@hopgon/contract/companies/routes';
import { readMeeting } from '@hopgon/contract/meetings/routes';
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

const readMetrics = (authorization?: string) =>
  app.server.inject({ url: '/metrics', ...(authorization && { headers: { authorization } }) });

test('requests are counted and logged by route and company, without what they carry', async () => {
  const { owner, companyId } = await givenCompany(app);
  const meetingId = '0198a5b0-0000-7000-8000-000000000000';
  await owner.call(readMeeting, { params: { meetingId } });
  await app.server.inject({
    url: `${readCompany.path}?words=bi-mat`,
    headers: { authorization: `Bearer ${owner.token}` },
  });
  const logged = lines.map((line) => JSON.parse(line)).filter(({ event }) => event === 'request');
  const facts = { level: 30, event: 'request', msg: 'request', method: 'GET' };
  const measured = {
    time: expect.any(String),
    requestId: expect.any(String),
    milliseconds: expect.any(Number),
  };
  const read = { ...facts, ...measured, route: readCompany.path, status: 200, companyId };
  expect(logged).toContainEqual(read);
  expect(logged).toContainEqual({ ...read, route: readMeeting.path, status: 404, companyId: null });
  expect(lines.join('')).not.toMatch(/bi-mat|Bearer|0198a5b0/);

  const { body, headers } = await readMetrics(`Bearer ${token}`);
  expect(headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8');
  expect(body).toContain(
    `hopgon_http_request_duration_seconds_count{method="GET",route="${readMeeting.path}",status="404"} 1\n`,
  );
  expect(body).toContain('hopgon_database_up 1\n');
  expect(body).toContain('hopgon_backups{state="off"} 1\n');
  expect(body).not.toContain(companyId);
});

test.each([undefined, 'Bearer x', token])(
  'with the authorization %s there are no metrics',
  async (authorization) => {
    expect((await readMetrics(authorization)).statusCode).toBe(404);
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
