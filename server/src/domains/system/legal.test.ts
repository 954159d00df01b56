import { mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readLegalText } from '@hopgon/contract/legal/routes';
import type { LegalName } from '@hopgon/contract/legal/schemas';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts';
import { forReaders, longestText } from './legal.rules.ts';

let app: TestApp;
let folder: string;
beforeAll(async () => {
  app = await startTestApp({ SUPPORT_EMAIL: 'hotro@govan.vn' });
  folder = join(app.world.config.dataDir, 'legal');
  mkdirSync(folder, { recursive: true });
});
afterAll(() => app.close());

const read = async (name: LegalName) => (await app.call(readLegalText, { params: { name } })).value();

test.each<[LegalName, RegExp]>([
  ['terms', /^# Điều khoản sử dụng\n.*\[hotro@govan\.vn\]\(mailto:hotro@govan\.vn\)/s],
  ['privacy', /^# Chính sách quyền riêng tư\n.*91\/2025\/QH15.*hotro@govan\.vn/s],
])('%s come with the product and name whom to write to', async (name, expected) => {
  const { text, changedAt } = await read(name);
  expect(text).toMatch(expected);
  expect(text).not.toContain('{{');
  expect(changedAt).toBeNull();
});

test("the operator's text takes their place without a restart, and gives it back", async () => {
  const file = join(folder, 'terms.md');
  writeFileSync(file, '\uFEFF# Quy định của Gỗ Vân\r\n\r\nHỏi {{email}}.');
  utimesSync(file, 0, Date.parse('2026-11-01T02:00:00Z') / 1000);
  expect(await read('terms')).toEqual({
    text: '# Quy định của Gỗ Vân\n\nHỏi hotro@govan.vn.',
    changedAt: '2026-11-01T02:00:00.000Z',
  });
  expect((await read('privacy')).changedAt).toBeNull();
  writeFileSync(file, ' \n');
  expect((await read('terms')).text).toMatch(/^# Điều khoản sử dụng/);
});

test('a text beyond all bounds, or a folder in its place, is left out', async () => {
  writeFileSync(join(folder, 'privacy.md'), 'x'.repeat(longestText + 1));
  expect((await read('privacy')).text).toMatch(/^# Chính sách quyền riêng tư/);
});

test('without SUPPORT_EMAIL no address is invented', () => {
  const text = 'Liên hệ: [{{email}}](mailto:{{email}}). Hoặc {{email}}.';
  expect(forReaders(text, undefined)).toBe(
    'Liên hệ: người quản trị máy chủ này. Hoặc người quản trị máy chủ này.',
  );
  expect(forReaders(text, 'a$&@govan.vn')).toBe(
    'Liên hệ: [a$&@govan.vn](mailto:a$&@govan.vn). Hoặc a$&@govan.vn.',
  );
});

test('only the two names are known', async () => {
  const reply = await app.server.inject({ url: '/api/v1/legal/..%2f..%2fsecrets' });
  expect(reply.statusCode).toBe(422);
});
