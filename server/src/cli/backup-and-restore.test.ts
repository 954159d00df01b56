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
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { openRepository, type Repository } from '../platform/backup/repository.ts';
import { createFolderStore } from '../platform/backup/store/folder-store.ts';
import { archiveWal } from '../platform/backup/wal/archive-wal.ts';
import { findBinaries } from '../platform/postgres/binaries.ts';
import { type OpenPostgres, openPostgres } from '../platform/postgres/open-postgres.ts';
import { recoverCluster } from '../platform/postgres/recover-cluster.ts';
import { findUnprivilegedUser, runsAsRoot } from '../platform/postgres/system-user.ts';
import { createLocalStorage } from '../platform/storage/local-storage.ts';
import { createS3Storage } from '../platform/storage/s3-storage.ts';
import { prepareDatabase } from '../prepare-database.ts';
import { s3Login, startS3Server } from '../testing/s3-server.ts';
import { urlOf } from '../testing/url-of.ts';
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
let postgres: OpenPostgres;
let owner: pg.Client;
beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'hop-gon-backup-'));
  chmodSync(root, 0o711);
  dataDir = folder('data');
  backups = join(root, 'backups');
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

/** The ids of a restored data folder's witness. */
async function witnessOf(restored: string): Promise<number[]> {
  const copy = await openPostgres({ dataDir: restored });
  const client = new pg.Client(copy.ownerConfig);
  try {
    await client.connect();
    const { rows } = await client.query<{ id: number }>('select id from witness order by id');
    return rows.map(({ id }) => id);
  } finally {
    await client.end();
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

test('a backup of a running database comes back with rows, files and secrets, and shows nothing itself', async () => {
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
  await owner.query('delete from witness where id >= 100000');

  for (const file of filesIn(backups)) {
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const bytes = readFileSync(file);
    expect(bytes.includes('họp kín') || bytes.includes('app-secret') || bytes.includes('PG_VERSION')).toBe(
      false,
    );
  }

  expect(await cli(['verify'])).toMatchObject({ code: 0, reply: { problems: [] } });
  const restored = folder('restored');
  expect(await cli(['restore'], { DATA_DIR: restored })).toMatchObject({
    code: 0,
    reply: { hasSecret: true },
  });
  expect((await witnessOf(restored)).filter((id) => id < 100_000)).toEqual(upTo(500));
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
  const { code, reply } = await cli(['restore', '--replace'], { DATA_DIR: restored });
  expect(code).toBe(0);
  expect(readdirSync(String(reply.movedTo))).toContain('postgres');
  expect((await witnessOf(restored)).slice(0, 500)).toEqual(upTo(500));
  expect(await cli(['restore', '--replace'])).toMatchObject({
    code: 1,
    reply: { error: expect.stringContaining('dừng Họp Gọn trước') },
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

async function repository(): Promise<Repository> {
  return openRepository(createFolderStore(backups), key);
}

test('a damaged backup is found out', async () => {
  const [base] = await (await repository()).readManifests();
  const file = join(backups, 'files', 'papers', 'aa', paperKey.id);
  const whole = readFileSync(file);
  const damaged = Buffer.from(whole);
  damaged.writeUInt8(damaged.readUInt8(60) ^ 1, 60);
  writeFileSync(file, damaged);
  const found = await cli(['verify', '--hashes-only', '--id', String(base?.id)]);
  writeFileSync(file, whole);
  expect(found).toMatchObject({ code: 3, reply: { problems: [expect.stringContaining('files/papers/aa')] } });
});

test('the log that is kept behind a backup brings back what was written seconds before a crash, and any moment before', async () => {
  await owner.query('delete from witness where id > 500');
  await cli(['backup']);
  const open = await repository();
  const base = (await open.readManifests()).at(-1);
  if (!base) throw new Error('there is a backup');
  const warnings: unknown[] = [];
  const log = { warn: (facts: object) => void warnings.push(facts) };
  const archive = archiveWal({ repository: open, base, backupConfig: postgres.backupConfig, log });
  await insert(501, 600);
  await delay(50);
  const at = new Date().toISOString();
  await delay(50);
  await insert(601, 700);
  // More than one file of the log.
  await owner.query('create table filler as select md5(i::text) from generate_series(1, 400000) as i');
  await owner.query('drop table filler');
  await insert(701, 800);
  const written = Date.now();
  await expect.poll(() => archive.keptUntil()?.getTime() ?? 0, { timeout: 15_000 }).toBeGreaterThan(written);
  await archive.stop();
  expect(warnings).toEqual([]);

  // A time after the last change, which no record of the log reaches.
  const latest = folder('latest');
  const until = String(archive.keptUntil()?.toISOString());
  expect(await cli(['restore', '--at', until], { DATA_DIR: latest })).toMatchObject({ code: 0 });
  expect(await witnessOf(latest)).toEqual(upTo(800));
  const earlier = folder('earlier');
  expect(await cli(['restore', '--at', at], { DATA_DIR: earlier })).toMatchObject({ code: 0, reply: { at } });
  expect(await witnessOf(earlier)).toEqual(upTo(600));
  expect(await cli(['restore', '--at', '2099-01-01 00:00'], { DATA_DIR: folder('future') })).toMatchObject({
    code: 1,
    reply: { error: expect.stringContaining('không chứa đến lúc đó') },
  });

  // The trial replays the log.
  expect(await cli(['verify'])).toMatchObject({ code: 0, reply: { id: base.id, problems: [] } });
  const segments = readdirSync(join(backups, 'bases', base.id, 'wal')).sort();
  rmSync(join(backups, 'bases', base.id, 'wal', String(segments[1])));
  const missing = expect.stringContaining(`thiếu từ đoạn ${segments[1]?.split('.')[0]}`);
  const gap = await cli(['restore'], { DATA_DIR: folder('gap') });
  expect(gap).toMatchObject({
    code: 3,
    reply: { problems: [missing, expect.stringContaining('Thay đổi cuối')] },
  });
  expect(await cli(['restore', '--at', until], { DATA_DIR: folder('gap-at') })).toMatchObject({
    code: 1,
    reply: { error: missing },
  });
  expect(await cli(['verify', '--hashes-only'])).toMatchObject({ code: 3, reply: { problems: [missing] } });
});

test('an own PostgreSQL comes back as the folder of a server, ready to recover, and a bucket has its uploads again', async () => {
  const bucket = await startS3Server();
  const uploads = createS3Storage({ ...s3Login, url: bucket.url });
  for (const digit of ['1', '2', '3']) await uploads.put({ folder: 'papers', id: digit.repeat(32) }, paper);
  const environment = {
    FILES_S3_URL: bucket.url,
    FILES_S3_REGION: s3Login.region,
    FILES_S3_KEY_ID: s3Login.keyId,
    FILES_S3_KEY: s3Login.key,
    DATABASE_URL: urlOf(postgres.appConfig),
    DATABASE_OWNER_URL: urlOf(postgres.ownerConfig),
    DATABASE_BACKUP_URL: urlOf(postgres.backupConfig),
    BACKUP_DIR: join(root, 'own-backups'),
  };
  expect(await cli(['backup'], { ...environment, FILES_S3_KEY: 'sai' })).toMatchObject({
    code: 1,
    reply: { error: expect.stringContaining('SignatureDoesNotMatch') },
  });
  expect(await cli(['backup'], environment)).toMatchObject({ code: 0 });
  const before = [...bucket.objects].map(([name, { bytes }]) => [name, String(bytes)]);
  bucket.objects.clear();
  const target = { ...environment, DATA_DIR: folder('own') };
  expect(await cli(['restore'], target)).toMatchObject({
    code: 1,
    reply: { error: expect.stringContaining('--postgres-folder') },
  });
  const home = folder('own-server');
  const cluster = join(home, 'postgres');
  expect(await cli(['restore', '--postgres-folder', cluster], target)).toMatchObject({ code: 0 });
  expect(before).toHaveLength(3);
  expect([...bucket.objects].map(([name, { bytes }]) => [name, String(bytes)]).sort()).toEqual(before);
  await bucket.close();
  expect(readFileSync(join(cluster, 'postgresql.auto.conf'), 'utf8')).toContain('restore_command');
  expect(existsSync(join(cluster, 'recovery.signal'))).toBe(true);
  const user = runsAsRoot() ? findUnprivilegedUser() : undefined;
  if (user) for (const path of [cluster, ...everythingIn(cluster)]) chownSync(path, user.uid, user.gid);
  const started = { binaries: findBinaries(user, () => undefined), user, folder: cluster };
  const recovery = { home, logFile: join(home, 'postgres.log'), end: 'log' } as const;
  expect(await recoverCluster(started, recovery)).toBe(true);
  expect(existsSync(join(cluster, 'recovery.signal'))).toBe(false);
});

test('the command line is explained in Vietnamese, and a wrong one does nothing', async () => {
  const lines: string[] = [];
  const out = (line: string) => void lines.push(line);
  expect(await runCli(['--help'], {}, { out, err: out })).toBe(0);
  expect(lines.join('\n')).toContain('backup');
  expect(await runCli(['backup', '--help'], {}, { out, err: out })).toBe(0);
  expect(lines.at(-1)).toContain('BACKUP_KEY_FILE');
  expect(await runCli(['sao-lưu'], {}, { out, err: out })).toBe(2);
  expect(await runCli(['backup', '--nhanh'], {}, { out, err: out })).toBe(2);
  expect(
    await runCli(
      ['restore', '--at', 'hôm qua'],
      { DATA_DIR: join(root, 'x'), BACKUP_DIR: backups },
      { out, err: out },
    ),
  ).toBe(2);
});
