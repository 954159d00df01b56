import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { expect, inject, onTestFinished, test } from 'vitest';
import type { Manifest } from '../../platform/backup/manifest.ts';
import { openOwnRepository } from '../../platform/backup/open-own-repository.ts';
import { writeWalUntil } from '../../platform/backup/wal/wal-objects.ts';
import { isCopy, markCopy } from '../../platform/config/copy-mark.ts';
import { readConfig } from '../../platform/config/read-config.ts';
import { openStorage } from '../../platform/storage/open-storage.ts';
import { cloneDatabase } from '../../testing/test-database.ts';
import { checkBackups } from './check-backups.ts';
import { isAppRunning } from './check-database.ts';

const manifest: Manifest = {
  ...{ format: 1, id: '1', startedAt: '2026-11-27T19:00:00.000Z', endedAt: '2026-11-27T19:01:00.000Z' },
  ...{ migrations: 1, tables: [], objects: [], appSecretMark: '' },
  postgres: {
    ...{ major: 18, systemId: '1', timeline: 1, startLsn: '0/1', endLsn: '0/2' },
    ...{ segmentSize: 16_777_216, isEmbedded: true },
  },
};
const now = new Date('2026-11-28T08:00:00.000Z');
const key = { folder: 'papers', id: 'a'.repeat(32) } as const;

/** An installation whose newest backup is in time; its log is kept until then, if at all. */
async function createInstallation(until: string | null, environment = {}) {
  const root = mkdtempSync(join(tmpdir(), 'hop-gon-doctor-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const folder = join(root, 'kept');
  const config = readConfig({ DATA_DIR: join(root, 'data'), BACKUP_DIR: folder, ...environment });
  const own = { dataDir: config.dataDir, place: { folder }, filesPlace: null, key: undefined };
  const repository = await openOwnRepository(own);
  await repository.writeManifest(manifest);
  if (until !== null) await writeWalUntil(repository, '1', { lsn: '0/3', at: until });
  return config;
}

test('a restored copy that was not activated is a problem, whatever the backups of its original are', async () => {
  const { dataDir, ...config } = await createInstallation('2026-11-28T07:56:00.000Z');
  mkdirSync(dataDir, { recursive: true });
  await markCopy(dataDir, now);
  const copy = { ...config, dataDir, isCopy: isCopy(dataDir) };
  expect(await checkBackups(copy, { now, isServing: true })).toEqual([
    { check: 'backup', state: 'problem', text: expect.stringContaining('activate') },
  ]);
});

const late = 'thay đổi từ';
test.each([
  ['is kept', '2026-11-28T07:56:00.000Z', true, 'ok', 'được giữ đến'],
  ['has not been kept for hours', '2026-11-28T02:40:00.000Z', true, 'problem', late],
  ['was never kept', null, true, 'problem', late],
  ['ends where the app was stopped', '2026-11-28T02:40:00.000Z', false, 'ok', 'được giữ đến'],
])('a log that %s', async (_, until, isServing, state, text) => {
  const findings = await checkBackups(await createInstallation(until), { now, isServing });
  expect(findings).toContainEqual({ check: 'backup', state, text: expect.stringContaining(text) });
});

test.each([
  ['while the app runs', true, 'problem'],
  ['until the app runs again', false, 'warning'],
])('an upload that no backup has is named %s', async (_, isServing, state) => {
  const config = await createInstallation(now.toISOString());
  await openStorage(config).put(key, Buffer.from('Biên bản'));
  const findings = await checkBackups(config, { now, isServing, patienceMs: 1 });
  const text = expect.stringContaining('files/papers/');
  expect(findings).toContainEqual({ check: 'backup-files', state, text });
});

test.each([
  [{}, 'warning', 'OPERATOR_EMAIL và SMTP_URL'],
  [{ SUPPORT_EMAIL: 'hotro@congty.vn' }, 'warning', 'đặt SMTP_URL.'],
  [{ OPERATOR_EMAIL: 'a@congty.vn', SMTP_URL: 'smtps://smtp.congty.vn' }, 'ok', 'a@congty.vn'],
])('with %j alarms about backups are %s', async (environment, state, text) => {
  const config = await createInstallation(now.toISOString(), environment);
  const findings = await checkBackups(config, { now, isServing: true });
  expect(findings).toContainEqual({ check: 'alarms', state, text: expect.stringContaining(text) });
});

test('the app runs while one of its processes is connected', async () => {
  const clone = await cloneDatabase(inject('postgres'));
  onTestFinished(() => clone.drop());
  const client = new pg.Client(clone.appConfig);
  const logins = { ownerConfig: clone.ownerConfig, appRole: String(clone.appConfig.user) };
  expect(await isAppRunning(logins)).toBe(false);
  await client.connect();
  expect(await isAppRunning(logins)).toBe(true);
  await client.end();
});
