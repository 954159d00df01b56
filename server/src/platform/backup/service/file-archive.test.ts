import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { systemClock } from '../../clock/clock.ts';
import { createLocalStorage } from '../../storage/local-storage.ts';
import { openRepository } from '../repository.ts';
import { createFolderStore } from '../store/folder-store.ts';
import { createFileArchive } from './file-archive.ts';

test('uploads are kept as they are stored, those before it opened too; one that is gone again is passed over', async () => {
  const root = mkdtempSync(join(tmpdir(), 'hop-gon-archive-'));
  const warnings: object[] = [];
  const key = (letter: string) => ({ folder: 'papers', id: letter.repeat(32) }) as const;
  const archive = createFileArchive({
    storage: createLocalStorage(join(root, 'files')),
    clock: systemClock,
    log: { warn: (facts) => void warnings.push(facts) },
  });
  const storage = createLocalStorage(join(root, 'files'), archive.add);
  // Of an earlier process, which ended before it was kept.
  await createLocalStorage(join(root, 'files')).put(key('d'), Buffer.from('tài liệu cũ'));
  await storage.put(key('a'), Buffer.from('tài liệu'));
  archive.add(key('b'));
  const repository = await openRepository(createFolderStore(join(root, 'kept')), undefined, { create: true });
  expect(archive.waitSince()).not.toBeNull();
  // Another process made the backups until now, and kept it.
  const kept = `files/papers/ee/${'e'.repeat(32)}`;
  await repository.write(kept, Readable.from([Buffer.from('đã giữ')]));
  await storage.put(key('e'), Buffer.from('không chép lần nữa'));
  await archive.open(repository);
  await storage.put(key('c'), Buffer.from('tài liệu nữa'));
  const names = async () => (await repository.store.list('files')).map(({ name }) => name).sort();
  await expect
    .poll(names)
    .toEqual(['a', 'c', 'd', 'e'].map((letter) => `files/papers/${letter.repeat(2)}/${letter.repeat(32)}`));
  expect(String(await buffer(repository.read(`files/papers/aa/${'a'.repeat(32)}`)))).toBe('tài liệu');
  await expect.poll(archive.waitSince).toBeNull();
  expect(String(await buffer(repository.read(kept)))).toBe('đã giữ');
  // Stored by another process while nothing it says arrives.
  await createLocalStorage(join(root, 'files')).put(key('f'), Buffer.from('của tiến trình khác'));
  await archive.open(repository);
  expect(archive.waitSince(), 'nothing said that one may be missing').toBeNull();
  archive.listAgain();
  await archive.open(repository);
  await expect.poll(names).toContain(`files/papers/ff/${'f'.repeat(32)}`);
  await expect.poll(archive.waitSince).toBeNull();
  archive.close();
  archive.add(key('b'));
  expect(archive.waitSince()).not.toBeNull();
  archive.close();
  expect(archive.waitSince(), 'a process that does not make the backups remembers none').toBeNull();
  await archive.stop();
  expect(warnings).toEqual([]);
  rmSync(root, { recursive: true });
});
