import { mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createLocalStorage } from './local-storage.ts';

const root = mkdtempSync(join(tmpdir(), 'hop-gon-storage-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const storage = createLocalStorage(join(root, 'files'));
const key = { folder: 'avatars', id: '0123456789abcdef0123456789abcdef' } as const;

// Proves S7.027
test('a stored file is readable until it is removed', async () => {
  expect(await storage.read(key)).toBeNull();
  await storage.put(key, Buffer.from('một'));
  await storage.put(key, Buffer.from('hai'));
  expect(Buffer.from((await storage.read(key)) ?? []).toString()).toBe('hai');
  await storage.remove(key);
  await storage.remove(key);
  expect(await storage.read(key)).toBeNull();
});

test('files are private to their user, and no temporary file remains', async () => {
  await storage.put(key, Buffer.from('riêng'));
  const folder = join(root, 'files', 'avatars', '01');
  expect(readdirSync(folder)).toEqual([key.id]);
  expect(statSync(join(folder, key.id)).mode & 0o777).toBe(0o600);
  expect(statSync(folder).mode & 0o777).toBe(0o700);
});

test('a sweep removes old files that are not kept, temporary ones too, and nothing else', async () => {
  const swept = createLocalStorage(join(root, 'swept'));
  const id = (digit: string) => digit.repeat(32);
  const folder = (digit: string) => join(root, 'swept', 'avatars', digit.repeat(2));
  const yesterday = new Date(Date.now() - 24 * 60 * 60 * 1000);
  expect(await swept.sweep('avatars', new Date(), async () => new Set())).toBe(0);
  for (const digit of ['a', 'b', 'c'])
    await swept.put({ folder: 'avatars', id: id(digit) }, Buffer.from(digit));
  writeFileSync(join(folder('a'), `${id('a')}.0a1b2c3d`), 'nửa');
  for (const digit of ['a', 'b'])
    for (const name of readdirSync(folder(digit)))
      utimesSync(join(folder(digit), name), yesterday, yesterday);
  const asked: string[] = [];
  const count = await swept.sweep('avatars', new Date(Date.now() - 60_000), async (ids) => {
    asked.push(...ids);
    return new Set([id('a')]);
  });
  expect(asked.toSorted()).toEqual([id('a'), id('b')]);
  expect(count).toBe(2);
  expect(['a', 'b', 'c'].map((digit) => readdirSync(folder(digit)))).toEqual([[id('a')], [], [id('c')]]);
});

// ASVS v5.0.0-5.3.2
test.each(['../../../etc/passwd', '0123', `${key.id}/..`, ''])('a name such as %j is refused', async (id) => {
  await expect(storage.put({ folder: 'avatars', id }, Buffer.from('x'))).rejects.toThrow();
  await expect(storage.read({ folder: 'avatars', id })).rejects.toThrow();
});
