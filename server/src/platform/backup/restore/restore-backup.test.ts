import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pack } from 'tar-stream';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Manifest } from '../manifest.ts';
import { openRepository, type Repository } from '../repository.ts';
import { createFolderStore } from '../store/folder-store.ts';
import { writeWalUntil } from '../wal/wal-objects.ts';
import { findBase, restoreBackup } from './restore-backup.ts';

const endedAt = '2026-11-26T19:01:00.000Z';
let root: string;
let repository: Repository;
beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'hop-gon-restore-'));
  repository = await openRepository(createFolderStore(join(root, 'kept')), undefined, { create: true });
  await repository.writeManifest(await givenBackup());
});
afterEach(() => rmSync(root, { recursive: true }));

/** Of an own server whose folder has one file. */
async function givenBackup(): Promise<Manifest> {
  const tar = pack();
  tar.entry({ name: 'PG_VERSION' }, '18\n');
  tar.entry({ name: 'pg_wal', type: 'directory' });
  tar.finalize();
  const bytes = await buffer(tar);
  const object = 'bases/1/postgres.tar';
  await repository.write(object, Readable.from([bytes]));
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return {
    ...{ format: 1, id: '1', startedAt: '2026-11-26T19:00:00.000Z', endedAt },
    ...{ migrations: 1, tables: [], appSecretMark: '' },
    objects: [{ kind: 'postgres', path: 'postgres', object, size: bytes.length, sha256 }],
    postgres: {
      ...{ major: 18, systemId: '1', timeline: 1, startLsn: '0/1000', endLsn: '0/1100' },
      ...{ segmentSize: 4096, isEmbedded: false },
    },
  };
}

const restoreAt = (at: string | null) =>
  restoreBackup(repository, {
    ...{ dataDir: join(root, 'data'), filesPlace: null, at, id: null, replace: false },
    ...{ serverFolder: join(root, 'server'), now: new Date(endedAt), say: () => undefined },
  });

test('a time before the first backup or after the last is refused with the times of Vietnam', async () => {
  const find = (at: string) => findBase(repository, { at, id: null, say: () => undefined });
  await expect(find('2026-11-26T19:00:59.000Z')).rejects.toThrow('02:01:00 27/11/26');
  await expect(find('2026-11-26T19:01:01.000Z')).rejects.toThrow('02:01:00 27/11/26');
});

test('who restores an own server to a time learns what to do if it ends before it', async () => {
  expect(await restoreAt(endedAt)).toMatchObject({
    problems: [],
    advice: expect.stringContaining('xóa dòng recovery_target_time'),
  });
  expect(readFileSync(join(root, 'server', 'postgresql.auto.conf'), 'utf8')).toContain(
    "recovery_target_time = '2026-11-26 19:01:00.000+00'",
  );
});

test('and where the log has a gap, that the time may be behind it', async () => {
  await writeWalUntil(repository, '1', { lsn: '0/4800', at: '2026-11-27T08:00:00.000Z' });
  expect(await restoreAt('2026-11-27T07:00:00.000Z')).toMatchObject({
    problems: [expect.stringContaining('thiếu từ đoạn')],
    advice: expect.stringContaining('sau đoạn nhật ký bị thiếu'),
  });
});

test('and nothing where all there is was asked for', async () => {
  expect(await restoreAt(null)).toMatchObject({ problems: [], advice: null });
});
