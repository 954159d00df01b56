import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp } from '../../testing/start-test-app.ts';

let web: string;
beforeAll(async () => {
  web = await mkdtemp(join(tmpdir(), 'hop-gon-web-'));
  await mkdir(join(web, 'assets'));
  const metas = ['viewport', 'support-email', 'password-policy', 'google-sign-in'].map(
    (name) => `<meta name="${name}" content="built in" />`,
  );
  await writeFile(join(web, 'index.html'), `<!doctype html>${metas.join('')}`);
});
afterAll(() => rm(web, { recursive: true }));

async function metasWith(environment: Readonly<Record<string, string>>): Promise<Record<string, string>> {
  const app = await startTestApp(environment, { webFolder: web });
  const { body } = await app.server.inject({ url: '/login' });
  await app.close();
  const metas = body.matchAll(/<meta name="([\w-]+)" content="([^"]*)" \/>/g);
  return Object.fromEntries([...metas].map(([, name = '', content = '']) => [name, content]));
}

test('the page tells its forms what the operator decided', async () => {
  const google = { GOOGLE_CLIENT_ID: 'a', GOOGLE_CLIENT_SECRET: 'geheim' };
  expect(await metasWith({ ...google, PASSWORD_POLICY: 'asvs', SUPPORT_EMAIL: "o'hara@congty.vn" })).toEqual({
    viewport: 'built in',
    'support-email': "o'hara@congty.vn",
    'password-policy': 'asvs',
    'google-sign-in': 'on',
  });
});

test('what they did not decide stands as it was built', async () => {
  expect(await metasWith({})).toEqual({
    viewport: 'built in',
    'support-email': 'built in',
    'password-policy': 'spec',
    'google-sign-in': 'off',
  });
});
