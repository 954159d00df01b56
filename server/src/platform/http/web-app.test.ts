import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp } from '../../testing/start-test-app.ts';

let web: string;
beforeAll(async () => {
  web = await mkdtemp(join(tmpdir(), 'hop-gon-web-'));
  await mkdir(join(web, 'assets'));
  const head = '<!doctype html><head><meta name="viewport" content="built in" /></head>';
  await writeFile(join(web, 'index.html'), head);
  await writeFile(join(web, 'login.html'), `${head}<h1>Đăng nhập</h1>`);
  await writeFile(join(web, 'assets', 'a-1.js'), 'let a = 1;');
  await writeFile(join(web, 'assets', 'a-1.js.br'), 'packed');
  await writeFile(join(web, 'theme.js'), 'let theme;');
  await writeFile(join(web, '.hidden'), 'geheim');
});
afterAll(() => rm(web, { recursive: true }));

async function metasWith(environment: Readonly<Record<string, string>>): Promise<Record<string, string>> {
  const app = await startTestApp(environment, { webFolder: web });
  const { body } = await app.server.inject({ url: '/login' });
  await app.close();
  const metas = body.matchAll(/<meta name="([\w-]+)" content="([^"]*)" \/>/g);
  return Object.fromEntries([...metas].map(([, name = '', content = '']) => [name, content]));
}

test('the page carries all settings of the operator that forms need', async () => {
  const given = {
    GOOGLE_CLIENT_ID: 'a',
    GOOGLE_CLIENT_SECRET: 'geheim',
    MEET_BASE_URL: 'https://meet.congty.vn',
    PASSWORD_POLICY: 'asvs',
    SMTP_URL: 'smtps://a:b@mail.congty.vn',
    SUPPORT_EMAIL: "o'hara@congty.vn",
  };
  expect(await metasWith(given)).toEqual({
    viewport: 'built in',
    'support-email': "o'hara@congty.vn",
    'password-policy': 'asvs',
    'google-sign-in': 'on',
    'meet-links': 'on',
    'mail-delivery': 'smtp',
  });
});

test('settings that are absent are left out or named as absent', async () => {
  expect(await metasWith({})).toEqual({
    viewport: 'built in',
    'password-policy': 'spec',
    'google-sign-in': 'off',
    'meet-links': 'off',
    'mail-delivery': 'files',
  });
});

test('a prerendered page is sent on its path, with the settings of the operator, compressed for clients that accept it', async () => {
  const app = await startTestApp({ PASSWORD_POLICY: 'asvs' }, { webFolder: web });
  const get = (url: string, headers = {}) => app.server.inject({ url, headers });
  const plain = await get('/login?next=/a');
  expect(plain.body).toMatch(/"password-policy" content="asvs".*<h1>Đăng nhập<\/h1>/);
  const small = await get('/login', { 'accept-encoding': 'gzip, br' });
  expect(small.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
  expect(brotliDecompressSync(small.rawPayload).toString()).toBe(plain.body);
  expect((await get('/login', { 'accept-encoding': 'br;q=0, gzip' })).body).toBe(plain.body);
  expect((await get('/terms')).body).not.toContain('<h1>');
  expect((await get('/login.html')).statusCode).toBe(404);
  await app.close();
});

test('a built file is served unchanged, compressed for clients that accept it; no other file is', async () => {
  const app = await startTestApp({}, { webFolder: web });
  const get = (url: string, headers = {}, method: 'GET' | 'HEAD' = 'GET') =>
    app.server.inject({ method, url, headers });
  const plain = await get('/assets/a-1.js?v=2');
  expect([plain.statusCode, plain.body]).toEqual([200, 'let a = 1;']);
  expect(plain.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': expect.stringContaining('javascript'),
    'x-content-type-options': 'nosniff',
  });
  const head = await get('/assets/a-1.js', {}, 'HEAD');
  expect([head.statusCode, head.body, head.headers['content-length']]).toEqual([200, '', '10']);
  const packed = await get('/assets/a-1.js', { 'accept-encoding': 'br' });
  expect([packed.body, packed.headers['content-encoding']]).toEqual(['packed', 'br']);
  expect(packed.headers['content-type']).toContain('javascript');
  const again = await get('/theme.js', { 'if-none-match': (await get('/theme.js')).headers.etag });
  expect([again.statusCode, again.headers['cache-control']]).toEqual([304, 'no-cache']);
  for (const url of [
    '/assets/a-1.js.br',
    '/.hidden',
    '/assets',
    '/assets/',
    '/assets/../.hidden',
    '/assets/b.js',
    '/%2e%2e/package.json',
  ])
    expect((await get(url)).body, url).not.toMatch(/packed|geheim|let a|private/);
  for (const url of ['/assets/a-1.js.br', '/.hidden', '/assets/', '/assets/b.js'])
    expect((await get(url)).statusCode, url).toBe(404);
  expect((await app.server.inject({ method: 'POST', url: '/theme.js' })).statusCode).toBe(404);
  await app.close();
});
