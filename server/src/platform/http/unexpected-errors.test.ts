import { login, register } from '@hopgon/contract/auth/routes';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { type CompanyOf, givenCompany, givenSession, password } from '../../testing/given.ts';
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts';

let app: TestApp;
let company: CompanyOf<never>;
const lines: string[] = [];

const Line = z.looseObject({ level: z.number(), time: z.iso.datetime(), msg: z.string() });
const logged = () =>
  lines.flatMap((line) => line.trimEnd().split('\n')).map((line) => Line.parse(JSON.parse(line)));

beforeAll(async () => {
  app = await startTestApp({ LOG_LEVEL: 'trace' }, { onLog: (line) => lines.push(line) });
  company = await givenCompany(app);
});
afterAll(() => app.close());
beforeEach(() => {
  lines.length = 0;
});

const get = (url: string, headers: Readonly<Record<string, string>> = {}) =>
  app.server.inject({ url, headers: { authorization: `Bearer ${company.owner.token}`, ...headers } });

describe('an unexpected error', () => {
  beforeEach(() => app.database.sql('alter table meetings rename to gone'));
  afterEach(() => app.database.sql('alter table gone rename to meetings'));

  // ASVS v5.0.0-13.4.2, v5.0.0-16.5.1
  test('gives the caller a message and a request id, and no internals', async () => {
    const reply = await get('/api/v1/meetings');
    expect(reply.statusCode).toBe(500);
    expect(JSON.parse(reply.body)).toEqual({
      success: false,
      code: 'unexpected',
      error: 'Đã xảy ra lỗi. Vui lòng thử lại.',
      message: 'Đã xảy ra lỗi. Vui lòng thử lại.',
      requestId: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-z]+$/),
    });
    expect(reply.body).not.toMatch(/meetings|relation|select|\.ts|node_modules|at /);
    expect(reply.headers['cache-control']).toBe('no-store');
  });

  // ASVS v5.0.0-16.3.4
  test('is logged under that id with its stack', async () => {
    const { requestId } = JSON.parse((await get('/api/v1/meetings')).body);
    const line = logged().find((each) => each.requestId === requestId);
    expect(line).toMatchObject({
      level: 50,
      msg: 'request failed',
      err: { code: '42P01', message: expect.stringContaining('meetings'), stack: expect.any(String) },
    });
  });

  test('before a stream begins gets the same reply', async () => {
    const reply = await app.server.inject({
      method: 'POST',
      url: '/api/chat/message',
      headers: { authorization: `Bearer ${company.owner.token}`, accept: 'text/event-stream' },
      payload: { message: 'tuần này tôi có họp nào?', session_id: '019f0000-0000-7000-8000-000000000000' },
    });
    expect(reply.statusCode).toBeGreaterThanOrEqual(400);
    expect(JSON.parse(reply.body)).toHaveProperty('success', false);
  });
});

describe('the log', () => {
  test('contains no secret, whatever failed', async () => {
    const session = await givenSession(app, company.owner);
    lines.length = 0;
    await app.database.sql('alter table sessions rename to gone');
    try {
      const body = { email: session.email, password };
      expect((await app.call(login, { body })).status).toBe(500);
      expect(
        (await app.call(register, { body: { ...body, email: 'moi@congty.example', displayName: 'Mới' } }))
          .status,
      ).toBeLessThan(600);
      expect((await get('/api/v1/me', { cookie: 'sid=bimat-cookie' })).statusCode).toBe(500);
      expect((await get('/api/v1/me?token=khongduocghi')).statusCode).toBe(422);
      await app.server.inject({
        method: 'POST',
        url: '/api/auth/refresh-token',
        payload: { refreshToken: session.refreshToken },
      });
    } finally {
      await app.database.sql('alter table gone rename to sessions');
    }
    const text = lines.join('');
    expect(logged().filter(({ level }) => level >= 50).length).toBeGreaterThanOrEqual(2);
    for (const secret of [password, session.token, session.refreshToken, company.owner.token]) {
      expect(text).not.toContain(secret);
    }
    expect(text).not.toMatch(/bimat-cookie|khongduocghi|Bearer|\$argon2/);
  });

  test('does not repeat rows that violated a constraint', async () => {
    lines.length = 0;
    await app.database.sql(
      `alter table credentials add constraint none check (password_hash = '') not valid`,
    );
    try {
      const body = { email: 'hong@congty.example', password, displayName: 'Hồng' };
      expect((await app.call(register, { body }, { address: '10.8.8.8' })).status).toBe(500);
    } finally {
      await app.database.sql('alter table credentials drop constraint none');
    }
    expect(logged().some(({ level }) => level >= 50)).toBe(true);
    expect(lines.join('')).not.toMatch(/argon2|Failing row/);
  });

  // ASVS v5.0.0-16.4.1
  test('has one JSON line for each event, in UTC; input cannot add a line', async () => {
    lines.length = 0;
    await app.database.sql('alter table meetings rename to gone');
    const forged = '{"level":30,"time":"2026-01-01T00:00:00.000Z","msg":"forged"}';
    try {
      await get(`/api/v1/meetings?query=${encodeURIComponent(`\r\n${forged}\u001b[2J`)}`, {
        'user-agent': forged,
      });
      await get(`/api/v1/meetings?query=${forged}`, { 'x-request-id': forged });
    } finally {
      await app.database.sql('alter table gone rename to meetings');
    }
    expect(lines.length).toBeGreaterThan(0);
    for (const line of lines) expect(line).toMatch(/^\{\P{Cc}*\}\n$/u);
    for (const line of logged()) {
      expect(line.msg).not.toBe('forged');
      expect(line.time).toMatch(/Z$/);
    }
  });
});

describe('a denied request', () => {
  // ASVS v5.0.0-16.2.1, v5.0.0-16.3.2
  test('is logged with user, route and network, and without its body', async () => {
    const stranger = await givenCompany(app, { name: 'Khác' });
    lines.length = 0;
    const reply = await app.server.inject({
      url: '/api/v1/meetings?query=secret1',
      headers: { authorization: `Bearer ${company.owner.token}`, 'x-company': stranger.companyId },
      remoteAddress: '203.0.113.7',
    });
    expect(reply.statusCode).toBe(403);
    expect(logged().find(({ event }) => event === 'access-refused')).toMatchObject({
      code: 'not_company_member',
      call: 'GET /api/v1/meetings',
      address: '203.0.113.7',
      userId: company.owner.userId,
    });
    expect(lines.join('')).not.toContain('secret1');
  });

  test('is logged also when no user is signed in', async () => {
    lines.length = 0;
    await app.server.inject({ url: '/api/v1/me', headers: { authorization: 'Bearer forged' } });
    expect(logged().find(({ event }) => event === 'access-refused')).toMatchObject({
      call: 'GET /api/v1/me',
    });
  });
});
