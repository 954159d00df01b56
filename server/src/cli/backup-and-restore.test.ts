import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg, { type ClientConfig } from 'pg';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { z } from 'zod';
import { openSealed } from '../platform/backup/format/seal.ts';
import type { Manifest } from '../platform/backup/manifest.ts';
import { openRepository, type Repository } from '../platform/backup/repository.ts';
import { createBackups } from '../platform/backup/service/create-backups.ts';
import { createBucketStore } from '../platform/backup/store/bucket-store.ts';
import { createFolderStore } from '../platform/backup/store/folder-store.ts';
import { archiveWal } from '../platform/backup/wal/archive-wal.ts';
import { findWalUntil } from '../platform/backup/wal/wal-objects.ts';
import { systemClock } from '../platform/clock/clock.ts';
import { readConfig } from '../platform/config/read-config.ts';
import { createLogger } from '../platform/log/logger.ts';
import { findBinaries } from '../platform/postgres/binaries.ts';
import { openCopy } from '../platform/postgres/open-copy.ts';
import { type OpenPostgres, openPostgres } from '../platform/postgres/open-postgres.ts';
import { recoverCluster } from '../platform/postgres/recover-cluster.ts';
import { findUnprivilegedUser, runsAsRoot } from '../platform/postgres/system-user.ts';
import { createLocalStorage } from '../platform/storage/local-storage.ts';
import { createS3Storage } from '../platform/storage/s3-storage.ts';
import { prepareDatabase } from '../prepare-database.ts';
import { s3Login, startS3Server } from '../testing/s3/s3-server.ts';
import { urlOf } from '../testing/url-of.ts';
import { checkBackups } from './doctor/check-backups.ts';
import { runCli } from './run-cli.ts';

// Each starts databases of its own, some of them three.
vi.setConfig({ testTimeout: 180_000 });

const Reply = z.record(z.string(), z.unknown());

const paper = Buffer.from('Biên bản họp kín của Hội đồng quản trị');
const paperKey = { folder: 'papers', id: 'a'.repeat(32) } as const;
const key = 'khoa-sao-luu-cho-kiem-thu-0123456789';

let root: string;
let dataDir: string;
let backups: string;
/** Where restored copies are backed up. */
let later: string;
let postgres: OpenPostgres;
let owner: pg.Client;
beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'hop-gon-backup-'));
  chmodSync(root, 0o711);
  dataDir = folder('data');
  backups = join(root, 'backups');
  later = join(root, 'later');
  postgres = await openPostgres({ dataDir });
  await prepareDatabase(postgres);
  owner = new pg.Client(postgres.ownerConfig);
  owner.on('error', () => undefined);
  await owner.connect();
  await owner.query(
    'create table witness (id int primary key, at timestamptz not null default clock_timestamp())',
  );
  await createLocalStorage(join(dataDir, 'files')).put(paperKey, paper);
});
afterAll(async () => {
  await owner.end().catch(() => undefined);
  await postgres.stop();
  vi.unstubAllEnvs();
  rmSync(root, { recursive: true, force: true });
});

function folder(name: string): string {
  const path = join(root, name);
  mkdirSync(path, { mode: 0o711 });
  chmodSync(path, 0o711);
  return path;
}

/** Runs a command with `--json`. */
async function cli(args: readonly string[], environment: Readonly<Record<string, string>> = {}) {
  const lines: string[] = [];
  const env = { DATA_DIR: dataDir, BACKUP_DIR: backups, BACKUP_KEY: key, ...environment };
  const code = await runCli([...args, '--json'], env, {
    out: (line) => lines.push(line),
    err: () => undefined,
  });
  return { code, reply: Reply.parse(JSON.parse(lines.join('\n'))) };
}

const insert = (from: number, to: number) =>
  owner.query('insert into witness (id) select generate_series($1::int, $2::int)', [from, to]);

async function idsOf(config: ClientConfig): Promise<number[]> {
  const client = new pg.Client(config);
  await client.connect();
  try {
    const { rows } = await client.query<{ id: number }>('select id from witness order by id');
    return rows.map(({ id }) => id);
  } finally {
    await client.end();
  }
}

/** The ids of a restored data folder's witness; it is backed up to another place. */
async function witnessOf(restored: string): Promise<number[]> {
  const copy = await openPostgres({ dataDir: restored });
  try {
    const environment = { DATA_DIR: restored, BACKUP_DIR: later };
    expect(await cli(['backup'], environment)).toMatchObject({
      code: 1,
      reply: { error: expect.stringContaining('activate') },
    });
    expect(await cli(['activate'], environment)).toMatchObject({ code: 0, reply: { isActivated: true } });
    expect(await cli(['backup'], environment)).toMatchObject({ code: 0 });
    return await idsOf(copy.ownerConfig);
  } finally {
    await copy.stop();
  }
}

const upTo = (last: number): number[] => Array.from({ length: last }, (_, place) => place + 1);

const everythingIn = (path: string): string[] =>
  readdirSync(path, { recursive: true }).map((name) => join(path, String(name)));

const filesIn = (path: string): string[] =>
  readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

const repository = (place = backups): Promise<Repository> => openRepository(createFolderStore(place), key);

/** Writes the log behind a backup while this does something, and until all of it is kept. Returns the last moment that is. */
async function whileArchived(base: Manifest, work: () => Promise<void>): Promise<string> {
  const warnings: unknown[] = [];
  const log = { warn: (facts: object) => void warnings.push(facts) };
  const open = await repository();
  const archive = archiveWal({ repository: open, base, backupConfig: postgres.backupConfig, log });
  await work();
  const written = Date.now();
  await expect.poll(() => archive.keptUntil()?.getTime() ?? 0, { timeout: 15_000 }).toBeGreaterThan(written);
  await archive.stop();
  expect(warnings).toEqual([]);
  return String(archive.keptUntil()?.toISOString());
}

async function newestBackup(place = backups): Promise<Manifest> {
  const newest = await (await repository(place)).readNewest();
  if (!newest) throw new Error('there is a backup');
  return newest;
}

let middle: string;
let until: string;
let ofFirstRestore: Manifest;

test('a running database is backed up with files and secrets, and the backup shows nothing itself', async () => {
  await insert(1, 500);
  const writing = new AbortController();
  const writer = (async () => {
    const client = new pg.Client(postgres.ownerConfig);
    await client.connect();
    for (let id = 100_000; !writing.signal.aborted; id += 1)
      await client.query('insert into witness (id) values ($1)', [id]);
    await client.end();
  })();
  const made = await cli(['backup']);
  writing.abort();
  await writer;
  expect(made).toMatchObject({ code: 0, reply: { isEncrypted: true, removed: [] } });
  for (const file of filesIn(backups)) {
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const bytes = readFileSync(file);
    expect(bytes.includes('họp kín') || bytes.includes('app-secret') || bytes.includes('PG_VERSION')).toBe(
      false,
    );
  }
  until = await whileArchived(await newestBackup(), async () => {
    await owner.query('delete from witness where id >= 100000');
    await insert(501, 600);
    await delay(50);
    middle = new Date().toISOString();
    await delay(50);
    await insert(601, 700);
    // More than one file of the log.
    await owner.query('create table filler as select md5(i::text) from generate_series(1, 400000) as i');
    await owner.query('drop table filler');
    await insert(701, 800);
  });
  // Restores the backup, counts its rows, and replays the log.
  expect(await cli(['verify'])).toMatchObject({ code: 0, reply: { hindrance: null, problems: [] } });
});

test('it comes back at any moment, with files and secrets; a time that the log does not reach is refused', async () => {
  const restored = folder('restored');
  expect(await cli(['restore', '--at', '2099-01-01 00:00'], { DATA_DIR: restored })).toMatchObject({
    code: 1,
    reply: { error: expect.stringContaining('không chứa đến lúc đó') },
  });
  expect(await cli(['restore', '--at', middle], { DATA_DIR: restored })).toMatchObject({
    code: 0,
    reply: { at: middle, hasSecret: true },
  });
  expect(await witnessOf(restored)).toEqual(upTo(600));
  ofFirstRestore = await newestBackup(later);
  expect(await createLocalStorage(join(restored, 'files')).read(paperKey)).toEqual(paper);
  const secret = join('secrets', 'app-secret');
  expect(readFileSync(join(restored, secret))).toEqual(readFileSync(join(dataDir, secret)));
  for (const file of filesIn(join(restored, 'secrets'))) expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(statSync(join(restored, 'files')).mode & 0o077).toBe(0);
});

test('a folder in use is refused, and moved aside when that is asked for', async () => {
  const restored = join(root, 'restored');
  const before = readdirSync(restored).sort();
  expect(await cli(['restore'], { DATA_DIR: restored })).toMatchObject({
    code: 1,
    reply: { error: expect.stringContaining('--replace') },
  });
  expect(readdirSync(restored).sort()).toEqual(before);
  // A time after the last change, which no record of the log reaches.
  const { code, reply } = await cli(['restore', '--replace', '--at', until], { DATA_DIR: restored });
  expect(code).toBe(0);
  expect(readdirSync(String(reply.movedTo))).toContain('postgres');
  expect(await witnessOf(restored)).toEqual(upTo(800));
  const again = await newestBackup(later);
  expect([again, ofFirstRestore].map(({ postgres: { timeline } }) => timeline)).toEqual([2, 2]);
  expect(again.lineage).toBe(again.id);
  expect(await cli(['restore', '--replace'])).toMatchObject({
    code: 1,
    reply: { error: expect.stringContaining('dừng Họp Gọn trước') },
  });
});

test('a log with a gap is named; what is before it comes back, and no time behind it', async () => {
  const wal = join(backups, 'bases', (await newestBackup()).id, 'wal');
  const second = String(readdirSync(wal).sort()[1]);
  const whole = readFileSync(join(wal, second));
  rmSync(join(wal, second));
  const missing = expect.stringContaining(`thiếu từ đoạn ${second.split('.')[0]}`);
  expect(await cli(['restore'], { DATA_DIR: folder('gap') })).toMatchObject({
    code: 3,
    reply: { problems: [missing, expect.stringContaining('Thay đổi cuối')] },
  });
  expect(await cli(['restore', '--at', until], { DATA_DIR: folder('gap-at') })).toMatchObject({
    code: 1,
    reply: { error: missing },
  });
  expect(await cli(['verify', '--hashes-only'])).toMatchObject({ code: 3, reply: { problems: [missing] } });
  writeFileSync(join(wal, second), whole);
});

test('a log that PostgreSQL does not replay to its end is named, though every byte is as it was stored', async () => {
  const { id } = await newestBackup();
  const wal = join(backups, 'bases', id, 'wal');
  const second = String(readdirSync(wal).sort()[1]);
  const whole = readFileSync(join(wal, second));
  const open = await repository();
  const object = `bases/${id}/wal/${second}`;
  const content = await buffer(openSealed(open.store.read(object), open.key, object));
  await open.write(object, Readable.from([content.fill(0, content.length / 2)]));
  expect(await cli(['restore'], { DATA_DIR: folder('short') })).toMatchObject({
    code: 3,
    reply: {
      problems: [expect.stringMatching(/chỉ chạy lại được đến/), expect.stringContaining('Thay đổi cuối')],
    },
  });
  writeFileSync(join(wal, second), whole);
});

test('a damaged upload is found out', async () => {
  const file = join(backups, 'files', 'papers', 'aa', paperKey.id);
  const damaged = readFileSync(file);
  damaged.writeUInt8(damaged.readUInt8(60) ^ 1, 60);
  writeFileSync(file, damaged);
  expect(await cli(['verify', '--hashes-only'])).toMatchObject({
    code: 3,
    reply: { problems: [expect.stringContaining('files/papers/aa')] },
  });
});

test('a restore that fails changes nothing, and one that was interrupted while it moved is completed by the next', async () => {
  const empty = folder('empty');
  const noSuch = await cli(['restore', '--id', 'khong-co'], { DATA_DIR: empty });
  expect(noSuch).toMatchObject({ code: 1, reply: { error: 'Không có bản sao lưu khong-co.' } });
  expect(readdirSync(empty)).toEqual([]);

  const halfway = folder('halfway');
  mkdirSync(join(halfway, 'restored'));
  for (const [path, content] of [
    ['restored/legal', 'mới'],
    ['legal', 'cũ'],
    ['outbox', 'cũ'],
  ] as const)
    writeFileSync(join(halfway, path), content);
  const move = { aside: 'before-restore-1', names: ['legal', 'outbox', 'files'] };
  writeFileSync(join(halfway, 'restored', 'move.json'), JSON.stringify(move));
  await cli(['restore', '--id', 'khong-co'], { DATA_DIR: halfway });
  expect(readFileSync(join(halfway, 'legal'), 'utf8')).toBe('mới');
  expect(readdirSync(join(halfway, 'before-restore-1')).sort()).toEqual(['legal', 'outbox']);
  expect(existsSync(join(halfway, 'restored'))).toBe(false);
});

test.each([
  ['another key', { BACKUP_KEY: `${key}x` }, 'không phải khóa'],
  ['no key', { BACKUP_KEY: '' }, 'đã mã hóa'],
  ['a folder without backups', { BACKUP_DIR: '/tmp/khong-co-gi' }, 'Không có bản sao lưu'],
  [
    'a folder within the data',
    { BACKUP_DIR: `${tmpdir()}/x/backups`, DATA_DIR: `${tmpdir()}/x` },
    'BACKUP_DIR',
  ],
])('with %s nothing is restored', async (_, environment, message) => {
  const result = await cli(['restore'], { DATA_DIR: join(root, 'never'), ...environment });
  expect(result).toMatchObject({ code: 1, reply: { error: expect.stringContaining(message) } });
  expect(JSON.stringify(result)).not.toContain(key);
});

test('the app backs an own PostgreSQL up into a bucket by itself, tries it, and a machine that is lost comes back from there', async () => {
  const uploadServer = await startS3Server();
  const backupServer = await startS3Server();
  onTestFinished(async () => {
    await uploadServer.close();
    await backupServer.close();
  });
  const uploads = createS3Storage({ ...s3Login, url: uploadServer.url });
  for (const digit of ['1', '2', '3']) await uploads.put({ folder: 'papers', id: digit.repeat(32) }, paper);
  const environment = {
    ...bucketSettings('FILES', uploadServer.url),
    ...bucketSettings('BACKUP', backupServer.url),
    ...{ BACKUP_KEY: key, BACKUP_DIR: '', OPERATOR_EMAIL: 'quantri@congty.example' },
    DATA_DIR: folder('app'),
    DATABASE_URL: urlOf(postgres.appConfig),
    DATABASE_OWNER_URL: urlOf(postgres.ownerConfig),
    DATABASE_BACKUP_URL: urlOf(postgres.backupConfig),
  };
  expect(await cli(['backup'], { ...environment, FILES_S3_KEY: 'sai' })).toMatchObject({
    code: 1,
    reply: { error: expect.stringContaining('SignatureDoesNotMatch') },
  });
  expect(await cli(['backup'], { ...environment, BACKUP_S3_KEY: 'sai' })).toMatchObject({
    code: 1,
    reply: { error: expect.stringContaining('BACKUP_S3_URL trả lời GET bằng 403 SignatureDoesNotMatch') },
  });
  // The commands that the app starts have its environment.
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  const config = readConfig(environment);
  const log = createLogger('silent');
  const cliMain = fileURLToPath(new URL('main.ts', import.meta.url));
  const service = createBackups({ config, clock: systemClock, log, cliMain, ...postgres });
  service.start();
  const patiently = { timeout: 100_000, interval: 200 };
  const mails = () => filesIn(config.dataDir).filter((path) => path.includes('outbox'));
  await expect.poll(() => mails().length, patiently).toBe(1);
  const mail = readFileSync(String(mails()[0]), 'utf8');
  expect(mail).toContain('quantri@congty.example');
  expect(service.state()).toBe('ok');
  await expect.poll(() => service.facts().lastTrial).toMatchObject({ ok: true, isHashesOnly: false });

  await insert(1_001, 1_100);
  await delay(50);
  const at = new Date();
  await delay(50);
  await insert(1_101, 1_200);
  const written = Date.now();
  const store = createBucketStore({ ...s3Login, url: backupServer.url });
  const open = await openRepository(store, key);
  const [base] = await open.readManifests();
  const keptUntil = async () => Date.parse((await findWalUntil(open, String(base?.id))).until?.at ?? '');
  await expect.poll(keptUntil, patiently).toBeGreaterThan(written);
  for (const { bytes } of backupServer.objects.values()) expect(bytes.includes('PG_VERSION')).toBe(false);
  const findings = await checkBackups(config, { now: new Date(), isServing: true });
  expect(findings.map(({ check, state }) => [check, state])).toEqual([
    ['backup', 'ok'],
    ['backup-key', 'ok'],
    ['backup-trial', 'ok'],
    ['alarms', 'warning'],
  ]);

  // The machine is lost: nothing of it is closed, and the log in the bucket ends within a segment.
  const before = [...uploadServer.objects].map(([name, { bytes }]) => [name, String(bytes)]);
  uploadServer.objects.clear();
  const target = { ...environment, DATA_DIR: folder('own') };
  expect(await cli(['restore'], target)).toMatchObject({
    code: 1,
    reply: { error: expect.stringContaining('--postgres-folder') },
  });
  const home = folder('own-server');
  const cluster = join(home, 'postgres');
  const args = ['restore', '--at', at.toISOString(), '--postgres-folder', cluster];
  expect(await cli(args, target)).toMatchObject({ code: 0 });
  expect(before).toHaveLength(3);
  expect([...uploadServer.objects].map(([name, { bytes }]) => [name, String(bytes)]).sort()).toEqual(before);
  expect(await cli(['backup'], environment)).toMatchObject({ code: 0 });
  expect((await open.readManifests()).map(({ lineage }) => lineage)).toEqual([base?.id, base?.id]);
  await service.stop(1_500);
  expect(await store.readVersion('lease.json')).toBeNull();
  expect(readFileSync(join(cluster, 'postgresql.auto.conf'), 'utf8')).toContain('restore_command');
  const user = runsAsRoot() ? findUnprivilegedUser() : undefined;
  if (user) for (const path of [cluster, ...everythingIn(cluster)]) chownSync(path, user.uid, user.gid);
  const started = { binaries: findBinaries(user, () => undefined), user, folder: cluster };
  const logFile = join(home, 'postgres.log');
  expect(await recoverCluster(started, { home, logFile, end: { at: at.toISOString() } })).toBe(true);
  expect(existsSync(join(cluster, 'recovery.signal'))).toBe(false);
  expect(readFileSync(join(cluster, 'postgresql.auto.conf'), 'utf8')).not.toMatch(/recovery_|restore_/);
  const copy = await openCopy(started, { home, logFile, ...ownNames(base) });
  expect((await idsOf(copy.ownerConfig)).filter((id) => id > 1_000)).toEqual(upTo(1_100).slice(1_000));
  await copy.stop();
});

const bucketSettings = (prefix: 'FILES' | 'BACKUP', url: string): Readonly<Record<string, string>> => ({
  [`${prefix}_S3_URL`]: url,
  [`${prefix}_S3_REGION`]: s3Login.region,
  [`${prefix}_S3_KEY_ID`]: s3Login.keyId,
  [`${prefix}_S3_KEY`]: s3Login.key,
});

const ownNames = (base: Manifest | undefined) => ({
  database: String(base?.postgres.database),
  role: String(base?.postgres.owner),
});
