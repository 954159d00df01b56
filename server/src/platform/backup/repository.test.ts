import { existsSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { s3Login, startS3Server } from '../../testing/s3/s3-server.ts';
import type { Manifest } from './manifest.ts';
import { openOwnRepository } from './open-own-repository.ts';
import { openRepository } from './repository.ts';
import { createFolderStore } from './store/folder-store.ts';

let root: string;
let folder: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'hop-gon-repository-'));
  folder = join(root, 'backups');
});
afterEach(() => rmSync(root, { recursive: true }));

const key = 'khoa-sao-luu-cho-kiem-thu';
const create = () => openRepository(createFolderStore(folder), key, { create: true });
const manifestOf = (id: string): Manifest => ({
  ...{ format: 1, id, startedAt: '2026-11-26T19:00:00.000Z', endedAt: '2026-11-26T19:01:00.000Z' },
  ...{ migrations: 1, tables: [], objects: [], appSecretMark: '' },
  postgres: {
    ...{ major: 18, systemId: '1', timeline: 1, startLsn: '0/1', endLsn: '0/2' },
    ...{ segmentSize: 16_777_216, isEmbedded: true },
  },
});

test('one damaged manifest hides no other backup, and is named', async () => {
  const repository = await create();
  for (const id of ['1', '2', '3']) await repository.writeManifest(manifestOf(id));
  writeFileSync(join(folder, 'bases', '3', 'manifest'), 'hỏng');
  const damaged: string[] = [];
  const found = await repository.readManifests((id) => damaged.push(id));
  expect([found.map(({ id }) => id), damaged]).toEqual([['1', '2'], ['3']]);
  expect((await repository.readNewest())?.id).toBe('2');
  expect((await repository.readManifest('1'))?.id).toBe('1');
  expect(await repository.readManifest('../1')).toBeNull();
  await expect(repository.readManifest('3')).rejects.toThrow('không phải tệp');
});

test('a repository that lost its head is opened by the copy in a backup, and is never given another', async () => {
  const repository = await create();
  await repository.writeManifest(manifestOf('1'));
  rmSync(join(folder, 'repository.json'));
  expect(await repository.isThere()).toBe(false);
  expect(await (await create()).readManifests()).toHaveLength(1);
  expect(await repository.isThere()).toBe(true);
  rmSync(join(folder, 'repository.json'));
  rmSync(join(folder, 'bases', '1', 'repository.json'));
  await expect(create()).rejects.toThrow('thiếu repository.json');
});

test('two that create a repository at once share it', async () => {
  const marks = await Promise.allSettled([create(), create()]);
  const made = marks.filter((result) => result.status === 'fulfilled').map(({ value }) => value.mark);
  expect(new Set([...made, (await create()).mark]).size).toBe(1);
});

test('a folder whose repository is gone is a disk that is not mounted, until a new one is asked for', async () => {
  const options = { dataDir: join(root, 'data'), place: { folder }, filesPlace: null, key };
  const first = await openOwnRepository(options);
  expect((await openOwnRepository(options)).mark).toBe(first.mark);
  renameSync(folder, `${folder}-elsewhere`);
  await expect(openOwnRepository(options)).rejects.toThrow('ổ đĩa có thể chưa được gắn');
  expect(existsSync(folder)).toBe(false);
  expect((await openOwnRepository({ ...options, isNew: true })).mark).not.toBe(first.mark);
});

test('a bucket that does not answer is neither an older backup, nor a damaged one, nor one that is gone', async () => {
  const server = await startS3Server();
  onTestFinished(server.close);
  const options = { place: { bucket: { ...s3Login, url: server.url } }, filesPlace: null, key };
  const repository = await openOwnRepository({ ...options, dataDir: join(root, 'data') });
  for (const id of ['1', '2']) await repository.writeManifest(manifestOf(id));
  server.fail(100, /bases\/2\/manifest$/);
  await expect(repository.readNewest()).rejects.toThrow('không trả lời');
  const damaged: string[] = [];
  await expect(repository.readManifests((id) => damaged.push(id))).rejects.toThrow('không trả lời');
  expect(damaged).toEqual([]);
  server.fail(100, /repository\.json$/);
  await expect(repository.isThere()).rejects.toThrow('không trả lời');
  server.fail(0);
  expect([await repository.isThere(), (await repository.readNewest())?.id]).toEqual([true, '2']);
});

test('the bucket of uploads is refused by another address of it', async () => {
  const server = await startS3Server();
  onTestFinished(server.close);
  const bucket = { ...s3Login, url: server.url };
  const filesPlace = { ...bucket, url: server.url.replace('127.0.0.1', 'localhost') };
  const options = { dataDir: join(root, 'data'), place: { bucket }, filesPlace, key };
  await expect(openOwnRepository(options)).rejects.toThrow('cùng một bucket');
  expect([...server.objects.keys()]).toEqual([]);
  const other = await startS3Server();
  onTestFinished(other.close);
  const apart = { ...options, filesPlace: { ...bucket, url: other.url } };
  expect((await openOwnRepository(apart)).mark).toBe((await openOwnRepository(apart)).mark);
  expect([...other.objects.keys()]).toEqual([]);
});
