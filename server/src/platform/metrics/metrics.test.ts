import { listAuditEntries } from '@hopgon/contract/audit/routes';
import { login, refreshToken, requestPasswordReset, resetPassword } from '@hopgon/contract/auth/routes';
import { readCompany } from '@hopgon/contract/companies/routes';
import { updateCompany } from '@hopgon/contract/company-settings/routes';
import { readMe } from '@hopgon/contract/users/routes';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { givenCompany, givenPerson, givenSession, password } from '../../testing/given.ts';
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

const requestLines = () => lines.map((line) => JSON.parse(line)).filter(({ event }) => event === 'request');

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
  const logged = requestLines();
  expect(logged.at(-1)).toEqual({
    level: 30,
    time: expect.any(String),
    event: 'request',
    requestId: expect.any(String),
    method: 'GET',
    route: '/api/v1/meetings/:meetingId',
    status: 404,
    milliseconds: expect.any(Number),
    companyId,
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
  expect(body).toContain('hopgon_mail{state="files"} 1\n');
  expect(body).toContain('hopgon_mails_late 0\n');
  expect(body).toContain('hopgon_mails_failed 0\n');
  expect(body).not.toContain(companyId);
});

test('a refused request names the company of its caller as far as that was read', async () => {
  const { owner, people, companyId } = await givenCompany(app, { members: ['Lê Thị Mai'] });
  const { owner: stranger } = await givenCompany(app);
  const company = { company: companyId };
  lines.length = 0;
  await people['Lê Thị Mai'].call(listAuditEntries, { query: {} }, company);
  await owner.call(updateCompany, { body: { version: 9, description: 'x' } }, company);
  await stranger.call(readCompany, {}, company);
  await app.call(readCompany, {}, company);
  const logged = requestLines();
  expect(logged.map(({ status, companyId: of }) => [status, of])).toEqual([
    [403, companyId],
    [409, companyId],
    [403, null],
    [401, null],
  ]);
});

// ASVS v5.0.0-16.2.5
test('what people type to sign in is nowhere in the log', async () => {
  lines.length = 0;
  const person = await givenPerson(app);
  const { email } = person;
  await app.call(login, { body: { email, password: 'sai-Mat-khau-1' } });
  const session = await givenSession(app, person);
  const next = (await app.call(refreshToken, { body: { refreshToken: session.refreshToken } })).value();
  await app.call(refreshToken, { body: { refreshToken: `${session.refreshToken}x` } });
  await app.call(requestPasswordReset, { body: { email } });
  await app.call(resetPassword, { body: { token: 'khoa-cua-mot-lien-ket', newPassword: 'Moi-Mat-khau-1' } });
  const log = lines.join('');
  for (const planted of [
    ...[password, 'sai-Mat-khau-1', 'Moi-Mat-khau-1', 'khoa-cua-mot-lien-ket', email],
    ...[person.token, person.refreshToken, session.token, session.refreshToken, next.refreshToken],
  ])
    expect(log).not.toContain(planted);
});

// ASVS v5.0.0-13.2.1, v5.0.0-13.4.5
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
