import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import PostalMime from 'postal-mime';
import { expect, onTestFinished, test } from 'vitest';
import { systemClock } from '../../clock/clock.ts';
import { readConfig } from '../../config/read-config.ts';
import { createLogger } from '../../log/logger.ts';
import { processBirth, processSpace } from '../../postgres/process-identity.ts';
import { writeVerification } from '../last-verification.ts';
import type { Manifest } from '../manifest.ts';
import { openOwnRepository } from '../open-own-repository.ts';
import type { Backups } from './backups.ts';
import { createBackups } from './create-backups.ts';

const manifest: Manifest = {
  ...{ format: 1, id: '1', startedAt: '2026-11-26T19:00:00.000Z', endedAt: '2026-11-26T19:01:00.000Z' },
  ...{ migrations: 1, tables: [], objects: [], appSecretMark: '' },
  postgres: {
    ...{ major: 18, systemId: '1', timeline: 1, startLsn: '0/1', endLsn: '0/2' },
    ...{ segmentSize: 16_777_216, isEmbedded: true },
  },
};

test('a process that stands by knows the backups that another one makes', async () => {
  const root = mkdtempSync(join(tmpdir(), 'hop-gon-standby-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const folder = join(root, 'kept');
  const config = readConfig({ DATA_DIR: join(root, 'data'), BACKUP_DIR: folder });
  const repository = await openOwnRepository({
    dataDir: config.dataDir,
    place: { folder },
    filesPlace: null,
    key: undefined,
  });
  await repository.writeManifest(manifest);
  const at = new Date('2026-11-22T19:00:00.000Z');
  await writeVerification(repository, { id: '1', at, problems: [], hindrance: null, damaged: [] });
  // The process above this one lives.
  const [pid, host] = [process.ppid, processSpace()];
  const lease = { holder: 'khac', host, pid, birth: processBirth(pid), renewed: 1 };
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

/** A new installation, with a backup that is not due again; `readSubjects` are of its mails to the operator. */
async function createInstallation() {
  const root = mkdtempSync(join(tmpdir(), 'hop-gon-trial-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const folder = join(root, 'kept');
  const dataDir = join(root, 'data');
  const config = readConfig({
    DATA_DIR: dataDir,
    BACKUP_DIR: folder,
    OPERATOR_EMAIL: 'quantri@congty.example',
  });
  const repository = await openOwnRepository({
    dataDir,
    place: { folder },
    filesPlace: null,
    key: undefined,
  });
  await repository.writeManifest({ ...manifest, startedAt: '2999-01-01T00:00:00.000Z' });
  const outbox = join(dataDir, 'outbox');
  const readSubjects = async () => {
    const mails = readdirSync(outbox).map((name) => readFileSync(join(outbox, name), 'utf8'));
    return (await Promise.all(mails.map((mail) => PostalMime.parse(mail)))).map(({ subject }) => subject);
  };
  return { root, folder, config, repository, outbox, readSubjects };
}

const outage = 'https://s3.example không trả lời';
const difference = { id: '1', problems: ['Bảng x.'] };
test.each<[string, { readonly error?: string; readonly problems?: string[] }, string, object]>([
  ['a bucket that did not answer', { error: outage }, 'Chưa kiểm tra được', { problem: outage }],
  ['a difference', difference, 'KHÔNG khôi phục được', { id: '1', problems: 1 }],
])('a trial that ended with %s is mailed and logged as that', async (_, reply, subject, logged) => {
  const { root, folder, config, repository, readSubjects } = await createInstallation();
  const [written, held] = [join(folder, 'last-verification'), join(root, 'verification')];
  await writeVerification(repository, verificationWith(reply.problems ?? []));
  renameSync(written, held);
  // As the command ends.
  const cliMain = join(root, 'verify.mjs');
  const end = reply.problems ? `renameSync(${JSON.stringify(held)}, ${JSON.stringify(written)});` : '';
  const answer = `console.log(${JSON.stringify(JSON.stringify(reply))});`;
  writeFileSync(cliMain, `import { renameSync } from 'node:fs';\n${end}\n${answer}`);
  const problems: unknown[] = [];
  const logger = { ...silentLog, error: (facts: object) => void problems.push(facts) };
  const backups = createBackups({ config, clock: systemClock, log: logger, backupConfig: nobody, cliMain });
  backups.start();
  await expect
    .poll(() => readSubjects().catch(() => []), { timeout: 10_000 })
    .toEqual([expect.stringContaining(subject)]);
  expect(problems).toContainEqual(logged);
  await backups.stop(1_000);
});

test('a trial that found a difference is mailed at each look until the mail left, and then no more', async () => {
  const { config, repository, outbox, readSubjects } = await createInstallation();
  await writeVerification(repository, verificationWith(['Bảng x.']));
  const lookUntil = async (isOver: (backups: Backups, messages: readonly string[]) => unknown) => {
    const messages: string[] = [];
    const log = { ...silentLog, error: (_: object, message: string) => void messages.push(message) };
    const backups = createBackups({ config, clock: systemClock, log, backupConfig: nobody, cliMain: '' });
    backups.start();
    await expect.poll(() => isOver(backups, messages), { timeout: 10_000 }).toBe(true);
    await backups.stop(1_000);
  };
  const unsent = 'the operator could not be mailed about backups';
  writeFileSync(outbox, 'no folder, so that no mail can leave');
  await lookUntil((_, messages) => messages.includes(unsent));
  rmSync(outbox);
  await lookUntil(() => existsSync(outbox) && readdirSync(outbox).length === 1);
  await lookUntil((backups) => backups.facts().lastTrial !== null);
  expect(await readSubjects()).toEqual([expect.stringContaining('KHÔNG khôi phục được')]);
});

const verificationWith = (problems: readonly string[]) => ({
  ...{ id: '1', at: new Date(), problems, hindrance: null, damaged: [] },
});

/** Where no server is, so that no log is kept. */
const nobody = { host: '127.0.0.1', port: 1 };
const silentLog = { info: () => undefined, warn: () => undefined, error: () => undefined };
