import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createLocalStorage } from './local-storage.ts';

const root = mkdtempSync(join(tmpdir(), 'hop-gon-storage-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const storage = createLocalStorage(join(root, 'files'));
const key = { folder: 'avatars', id: '0123456789abcdef0123456789abcdef' } as const;

test('what was put is read until it is removed', async () => {
  expect(await storage.read(key)).toBeNull();
  await storage.put(key, Buffer.from('một'));
  await storage.put(key, Buffer.from('hai'));
  expect(Buffer.from((await storage.read(key)) ?? []).toString()).toBe('hai');
  await storage.remove(key);
  await storage.remove(key);
  expect(await storage.read(key)).toBeNull();
});

test('nobody else on the machine reads a file, and no draft is left beside it', async () => {
  await storage.put(key, Buffer.from('riêng'));
  const folder = join(root, 'files', 'avatars', '01');
  expect(readdirSync(folder)).toEqual([key.id]);
  expect(statSync(join(folder, key.id)).mode & 0o777).toBe(0o600);
  expect(statSync(folder).mode & 0o777).toBe(0o700);
});

test.each(['../../../etc/passwd', '0123', `${key.id}/..`, ''])(
  'a name such as %j is none of ours',
  async (id) => {
    await expect(storage.put({ folder: 'avatars', id }, Buffer.from('x'))).rejects.toThrow();
    await expect(storage.read({ folder: 'avatars', id })).rejects.toThrow();
  },
);
