import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts';

let web: string;
let app: TestApp;
let secure: TestApp;

beforeAll(async () => {
  web = await mkdtemp(join(tmpdir(), 'hop-gon-web-'));
  await mkdir(join(web, 'assets'));
  await mkdir(join(web, '.git'));
  await writeFile(join(web, 'index.html'), '<!doctype html><title>Họp Gọn</title>');
  await writeFile(join(web, 'assets', 'app-1a2b.js'), 'export {};');
  await writeFile(join(web, '.git', 'config'), '[secret]');
  await writeFile(join(web, '.env'), 'SECRET=1');
  [app, secure] = await Promise.all([
    startTestApp({}, { webFolder: web }),
    startTestApp({ PUBLIC_URL: 'https://hop.congty.example' }, { webFolder: web }),
  ]);
});
afterAll(async () => {
  await Promise.all([app.close(), secure.close()]);
  await rm(web, { recursive: true });
});

const replies: readonly [string, number, InjectOptions][] = [
  ['a page', 200, { url: '/' }],
  ['a page of the app', 200, { url: '/meetings/1?tab=2' }],
  ['a file of the app', 200, { url: '/assets/app-1a2b.js' }],
  ['a file that is not there', 404, { url: '/assets/none.js' }],
  ['a hidden file', 404, { url: '/.env' }],
  ['a reply of the API', 200, { url: '/api/health/ping' }],
  ['a reply without a body', 200, { method: 'HEAD', url: '/api/health/ping' }],
  ['a refusal', 401, { url: '/api/v1/me' }],
  ['a refused body', 422, { method: 'POST', url: '/api/auth/login', payload: {} }],
  [
    'an unreadable body',
    400,
    { method: 'POST', url: '/api/auth/login', payload: '{', headers: { 'content-type': 'application/json' } },
  ],
  [
    'a body of another kind',
    415,
    { method: 'POST', url: '/api/auth/login', payload: 'a', headers: { 'content-type': 'text/plain' } },
  ],
  ['a call that does not exist', 404, { url: '/api/v1/nothing' }],
  ['another method', 404, { method: 'PUT', url: '/api/v1/me' }],
  ['a question before a call from elsewhere', 404, { method: 'OPTIONS', url: '/api/v1/me' }],
  ['an address that cannot be read', 400, { url: '/api/v1/meetings/%zz' }],
  ['the description of the API', 200, { url: '/api/openapi.json' }],
  ['the page of the API', 200, { url: '/api/docs' }],
];

describe.each(replies)('%s', (_, status, request) => {
  // ASVS v5.0.0-3.2.1, v5.0.0-3.4.3, v5.0.0-3.4.4, v5.0.0-3.4.5, v5.0.0-3.4.6
  test('carries every security header', async () => {
    const { headers, statusCode } = await app.server.inject(request);
    expect(statusCode).toBe(status);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'x-frame-options': 'DENY',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'cross-origin-resource-policy': 'same-origin',
    });
    const policy = String(headers['content-security-policy']);
    expect(policy).toMatch(/frame-ancestors 'none'/);
    expect(policy).toMatch(/base-uri 'none'/);
    expect(policy).toMatch(/object-src 'none'|default-src 'none'/);
    expect(policy).not.toMatch(/unsafe|\*/);
  });

  // Proves S7.001
  // ASVS v5.0.0-4.1.1
  test('names its media type and charset', async () => {
    const { headers } = await app.server.inject(request);
    expect(headers['content-type']).toMatch(/^(text\/html|application\/(javascript|json)); charset=utf-8$/);
    expect(headers.server ?? headers['x-powered-by']).toBeUndefined();
  });

  // ASVS v5.0.0-3.4.1
  test('asks for https ever after when the public address is https, else not', async () => {
    expect((await app.server.inject(request)).headers).not.toHaveProperty('strict-transport-security');
    expect((await secure.server.inject(request)).headers['strict-transport-security']).toBe(
      'max-age=31536000; includeSubDomains',
    );
  });

  // ASVS v5.0.0-3.4.2, v5.0.0-3.5.1
  test.each(['https://evil.example', 'null'])('a page at %s gets no CORS permission', async (origin) => {
    const { headers } = await secure.server.inject({
      ...request,
      headers: {
        ...request.headers,
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization',
      },
    });
    expect(JSON.stringify(headers)).not.toContain(origin);
    expect(Object.keys(headers).filter((name) => name.startsWith('access-control-'))).toEqual([]);
  });
});

describe('caching', () => {
  // ASVS v5.0.0-14.2.2, v5.0.0-14.3.2
  test.each<[string, string]>([
    ['/assets/app-1a2b.js', 'public, max-age=31536000, immutable'],
    ['/', 'no-cache'],
    ['/chat', 'no-cache'],
    ['/api/v1/me', 'no-store'],
    ['/api/health/ping', 'no-store'],
    ['/api/v1/nothing', 'no-store'],
  ])('%s: %s', async (url, expected) => {
    expect((await app.server.inject({ url })).headers['cache-control']).toBe(expected);
  });
});

describe('only files of the built app are served', () => {
  // ASVS v5.0.0-13.4.1, v5.0.0-13.4.3
  test.each([
    '/.git/config',
    '/.env',
    '/%2eenv',
    '/assets/',
    '/assets',
    '/assets/../.env',
    '/assets/..%2f.env',
    '/assets/%2e%2e/.env',
    '/assets/..%5c.env',
    '/..%2f..%2f..%2f..%2fetc/passwd',
    '//etc/passwd',
    '/assets/app-1a2b.js%00.txt',
    '/index.html.bak',
  ])('%s', async (url) => {
    const { statusCode, body } = await app.server.inject({ url });
    expect(body).not.toMatch(/SECRET|secret|root:|export/);
    if (statusCode === 200) expect(body).toContain('<title>Họp Gọn</title>');
    else expect([400, 403, 404]).toContain(statusCode);
    if (statusCode !== 200) expect(JSON.parse(body)).toMatchObject({ success: false });
  });

  // ASVS v5.0.0-13.4.4
  test.each(['TRACE', 'PUT', 'POST', 'DELETE'] as const)('%s is refused', async (method) => {
    expect((await app.server.inject({ method, url: '/' })).statusCode).toBe(404);
  });
});
