import { mkdtempSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Manifest } from './manifest.ts';
import { pruneBackups } from './prune-backups.ts';
import { openRepository, type Repository } from './repository.ts';
import { createFolderStore } from './store/folder-store.ts';
import { findWalUntil, writeWalUntil } from './wal/wal-objects.ts';

const now = new Date('2026-11-27T10:00:00Z');
const clock = { now: () => now };

let root: string;
let repository: Repository;
beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'hop-gon-prune-'));
  repository = await openRepository(createFolderStore(root), undefined, { create: true });
});
afterEach(() => rmSync(root, { recursive: true }));

async function write(name: string, changedAt: string): Promise<void> {
  await repository.write(
    name,
    (async function* () {
      yield Buffer.from(name);
    })(),
  );
  utimesSync(join(root, name), new Date(changedAt), new Date(changedAt));
}

/** A backup with its log of a day from noon on, that lists these uploads. */
async function backUp(day: string, uploads: readonly string[]): Promise<string> {
  const at = `${day}T05:00:00.000Z`;
  const id = `${day.replaceAll('-', '')}T050000Z-0000`;
  const objects: Manifest['objects'] = uploads.map((path) => ({
    ...{ kind: 'file', path, object: path, size: 1, sha256: '0'.repeat(64) },
  }));
  await write(`bases/${id}/wal/000000010000000000000001.a`, at);
  await writeWalUntil(repository, id, {
    lsn: '0/1',
    at: new Date(Date.parse(at) + 86_400_000).toISOString(),
  });
  await repository.writeManifest({
    ...{ format: 1, id, startedAt: at, endedAt: at, migrations: 1, tables: [], appSecretMark: '', objects },
    postgres: {
      ...{ major: 18, systemId: '1', timeline: 1, startLsn: '0/1', endLsn: '0/2' },
      ...{ segmentSize: 16_777_216, isEmbedded: true },
    },
  });
  return id;
}

const upload = (letter: string): string => `files/papers/${letter.repeat(2)}/${letter.repeat(32)}`;
const names = async (folder: string) => (await repository.store.list(folder)).map(({ name }) => name).sort();

test('two backups of one day leave the later, its log and the uploads it lists', async () => {
  const earlier = '20261126T010000Z-0000';
  await write(`bases/${earlier}/postgres.tar`, '2026-11-27T09:00:00Z');
  const first = await backUp('2026-11-10', [upload('a'), upload('b')]);
  const last = await backUp('2026-11-26', [upload('b')]);
  for (const [letter, changedAt] of [
    ['a', '2026-11-10T04:00:00Z'],
    ['b', '2026-11-10T04:00:00Z'],
    ['c', '2026-11-20T04:00:00Z'],
    ['d', '2026-11-26T05:00:01Z'],
  ] as const)
    await write(upload(letter), changedAt);
  expect(await pruneBackups(repository, clock)).toEqual([]);
  // Listed by a kept backup, or younger than the newest: the log behind it may have rows of it.
  expect(await names('files')).toEqual([upload('a'), upload('b'), upload('d')]);
  // Beyond a week only the backup itself can be restored.
  expect(await names(`bases/${first}/wal`)).toEqual([]);
  expect(await findWalUntil(repository, first)).toEqual({ until: null, isDamaged: false });
  expect(await names(`bases/${last}/wal`)).toHaveLength(1);
  // One without a manifest may still be running.
  expect(await names(`bases/${earlier}`)).toHaveLength(1);
});

test('what the rule does not keep is removed, and what was abandoned a day ago', async () => {
  const days = Array.from({ length: 20 }, (_, place) => `2026-11-${String(place + 7).padStart(2, '0')}`);
  for (const day of days) await backUp(day, [upload('a')]);
  await write('bases/20261101T000000Z-0000/postgres.tar', '2026-11-25T09:00:00Z');
  const removed = await pruneBackups(repository, clock);
  const kept = (await repository.readManifests()).map(({ id }) => id.slice(0, 8));
  expect(kept).toEqual([
    ...['20261108', '20261115', '20261120', '20261121', '20261122'],
    ...['20261123', '20261124', '20261125', '20261126'],
  ]);
  expect(removed).toHaveLength(11);
  expect(await names('bases/20261101T000000Z-0000')).toEqual([]);
});

test('an upload that was removed since stays while a moment can be restored that has its row', async () => {
  await backUp('2026-11-23', []);
  await write(upload('a'), '2026-11-23T06:00:00Z');
  await write(upload('b'), '2026-11-23T04:00:00Z');
  await backUp('2026-11-24', []);
  await pruneBackups(repository, clock);
  expect(await names('files')).toEqual([upload('a')]);
});

test('a damaged manifest keeps its backup and all uploads, and the rest is pruned', async () => {
  for (let day = 10; day < 27; day += 1) await backUp(`2026-11-${day}`, []);
  await write(upload('a'), '2026-01-01T00:00:00Z');
  await repository.store.write(
    'bases/20260903T050000Z-0000/manifest',
    (async function* () {
      yield Buffer.from('hỏng');
    })(),
  );
  expect(await pruneBackups(repository, clock)).toContain('20261110T050000Z-0000');
  expect(await names('bases/20260903T050000Z-0000')).toHaveLength(1);
  expect(await names('files')).toEqual([upload('a')]);
});

test('a backup that is still being written stays, however long its first object takes', async () => {
  await backUp('2026-11-26', []);
  const id = '20261125T000000Z-0000';
  await write(`bases/${id}/postgres.tar.draft-00000000`, '2026-11-27T09:59:00Z');
  await write(`${upload('a')}.draft-00000000`, '2026-11-25T09:59:00Z');
  await pruneBackups(repository, clock);
  expect(await repository.store.listDrafts(`bases/${id}`)).toHaveLength(1);
  expect(await repository.store.listDrafts('files')).toEqual([]);
});

test('nothing is removed where no backup is complete', async () => {
  await write(upload('a'), '2026-01-01T00:00:00Z');
  expect(await pruneBackups(repository, clock)).toEqual([]);
  expect(await names('files')).toEqual([upload('a')]);
});
