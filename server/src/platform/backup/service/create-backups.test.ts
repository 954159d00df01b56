import { mkdtempSync, rmSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { expect, onTestFinished, test } from 'vitest';
import { systemClock } from '../../clock/clock.ts';
import { readConfig } from '../../config/read-config.ts';
import { createLogger } from '../../log/logger.ts';
import { writeVerification } from '../last-verification.ts';
import { openOwnRepository } from '../open-own-repository.ts';
import { createBackups } from './create-backups.ts';

test('a process that stands by knows the backups that another one makes', async () => {
  const root = mkdtempSync(join(tmpdir(), 'hop-gon-standby-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const folder = join(root, 'kept');
  const config = readConfig({ DATA_DIR: join(root, 'data'), BACKUP_DIR: folder });
  const repository = await openOwnRepository({ dataDir: config.dataDir, place: { folder }, key: undefined });
  await repository.writeManifest({
    ...{ format: 1, id: '1', startedAt: '2026-11-26T19:00:00.000Z', endedAt: '2026-11-26T19:01:00.000Z' },
    ...{ migrations: 1, tables: [], objects: [], appSecretMark: '' },
    postgres: {
      ...{ major: 18, systemId: '1', timeline: 1, startLsn: '0/1', endLsn: '0/2' },
      ...{ segmentSize: 16_777_216, isEmbedded: true },
    },
  });
  const at = new Date('2026-11-22T19:00:00.000Z');
  await writeVerification(repository, { id: '1', at, problems: [], hindrance: null, damaged: [] });
  // The process above this one lives.
  const lease = { holder: 'khac', host: hostname(), pid: process.ppid, renewed: 1 };
  await repository.store.write('lease.json', Readable.from([Buffer.from(JSON.stringify(lease))]));
  const parts = { config, clock: systemClock, log: createLogger('silent'), backupConfig: {}, cliMain: '' };
  const backups = createBackups(parts);
  backups.start();
  await expect.poll(backups.facts).toEqual({
    lastBackupAt: new Date('2026-11-26T19:01:00.000Z'),
    lastTrial: { at, ok: true, isHashesOnly: false },
  });
  expect(backups.state()).toBe('ok');
  await backups.stop(1_000);
});
