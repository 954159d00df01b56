import { buffer } from 'node:stream/consumers';
import pg from 'pg';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type S3Server, s3Login, startS3Server } from '../../../testing/s3/s3-server.ts';
import { openTemporaryPostgres, type TemporaryPostgres } from '../../postgres/open-temporary-postgres.ts';
import { openSealed } from '../format/seal.ts';
import { formatLsn, parseLsn, segmentStart } from '../lsn.rules.ts';
import type { Manifest } from '../manifest.ts';
import { openReplication } from '../replication/open-replication.ts';
import { openRepository } from '../repository.ts';
import type { BackupStore } from '../store/backup-store.ts';
import { createBucketStore } from '../store/bucket-store.ts';
import { archiveWal } from './archive-wal.ts';
import { hashLogHead, isContinued } from './is-continued.ts';
import { createSegmentWriter } from './segment-writer.ts';

let postgres: TemporaryPostgres;
let server: S3Server;
let admin: pg.Client;
beforeEach(async () => {
  server = await startS3Server();
  postgres = await openTemporaryPostgres({
    access: ['local all,replication all trust', 'host all,replication all 127.0.0.1/32 trust'],
    settings: { wal_level: 'replica', max_wal_senders: '6' },
  });
  admin = new pg.Client(postgres.adminConfig);
  await admin.connect();
});
afterEach(async () => {
  vi.useRealTimers();
  await admin.end();
  await postgres.stop();
  await server.close();
});

async function givenBase(): Promise<Manifest> {
  const replication = await openReplication(postgres.adminConfig);
  const { systemId, timeline, segmentSize } = replication;
  const endLsn = formatLsn(await replication.position());
  await replication.close();
  return {
    ...{ format: 1, id: '1', startedAt: '2026-11-26T19:00:00.000Z', endedAt: '2026-11-26T19:01:00.000Z' },
    ...{ migrations: 1, tables: [], objects: [], appSecretMark: '' },
    postgres: {
      ...{ major: 18, systemId, timeline, startLsn: endLsn, endLsn, segmentSize },
      isEmbedded: true,
    },
  };
}

test('when the connection beside the stream is lost, the log goes on to no object that was closed', async () => {
  const bucket = createBucketStore({ ...s3Login, url: server.url });
  const begun: string[] = [];
  const held = Promise.withResolvers<void>();
  let isHeld = false;
  let waiting = 0;
  const store: BackupStore = {
    ...bucket,
    openGrowing(name) {
      begun.push(name);
      return bucket.openGrowing(name);
    },
    async write(name, content) {
      if (isHeld) {
        waiting += 1;
        await held.promise;
      }
      await bucket.write(name, content);
    },
  };
  const repository = await openRepository(store, undefined, { create: true });
  const base = await givenBase();
  const warnings: object[] = [];
  const log = { warn: (facts: object) => void warnings.push(facts) };
  const write = (rows: number) =>
    admin.query(
      `create table t${begun.length}${rows} as select md5(i::text) from generate_series(1, ${rows}) i`,
    );
  const senders = async (where: string) =>
    (await admin.query<{ pid: number }>(`select pid from pg_stat_replication where ${where}`)).rows;

  // Only the archive's own ticks: connections keep their time.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const archive = archiveWal({ repository, base, backupConfig: postgres.adminConfig, log });
  const afterTicks =
    <T>(read: () => T): (() => Promise<T>) =>
    async () => {
      await vi.advanceTimersByTimeAsync(store.appendEveryMs);
      return read();
    };
  await write(10);
  await expect
    .poll(
      afterTicks(() => archive.keptUntil() !== null),
      { timeout: 10_000 },
    )
    .toBe(true);
  isHeld = true;
  await write(100);
  await expect
    .poll(
      afterTicks(() => waiting),
      { timeout: 10_000 },
    )
    .toBe(1);
  const [probe] = await senders(`state <> 'streaming'`);
  await admin.query('select pg_terminate_backend($1)', [probe?.pid]);
  await write(60_000);
  await expect.poll(() => senders('true')).toHaveLength(1);
  await expect.poll(() => senders('sent_lsn >= pg_current_wal_flush_lsn()')).toHaveLength(1);
  await expect.poll(afterTicks(() => vi.getTimerCount())).toBe(0);
  held.resolve();
  await expect.poll(() => warnings).toHaveLength(1);
  await archive.stop();

  expect(begun.length).toBeGreaterThan(0);
  expect(new Set(begun).size).toBe(begun.length);
  for (const name of begun) {
    const kept = await buffer(openSealed(bucket.read(name), null, name, { mayBeOpen: true }));
    const file = `pg_wal/${name.split('/').at(-1)?.split('.')[0]}`;
    const { rows } = await admin.query<{ bytes: Buffer }>('select pg_read_binary_file($1, 0, $2) as bytes', [
      ...[file, kept.length],
    ]);
    expect(kept.length).toBeGreaterThan(0);
    expect(rows[0]?.bytes.equals(kept)).toBe(true);
  }
});

test('behind a backup of another history with the same timeline no log is kept, and another backup is needed', async () => {
  const store = createBucketStore({ ...s3Login, url: server.url });
  const repository = await openRepository(store, undefined, { create: true });
  const backupConfig = postgres.adminConfig;
  const base = await givenBase();
  const { timeline, segmentSize, endLsn } = base.postgres;
  const from = segmentStart(parseLsn(endLsn), segmentSize);
  const length = Number(parseLsn(endLsn) - from);
  const withHead = (logHead: string): Manifest => ({ ...base, postgres: { ...base.postgres, logHead } });
  const known = await hashLogHead(backupConfig, from, length);
  expect(await isContinued(repository, withHead(String(known)), backupConfig)).toBe(true);
  expect(await isContinued(repository, withHead('0'.repeat(64)), backupConfig)).toBe(false);

  const keep = async (attempt: string, bytes: Buffer): Promise<void> => {
    const writer = createSegmentWriter(repository, { id: base.id, timeline, segmentSize, from, attempt });
    await writer.add(bytes);
    await writer.close();
  };
  const { rows } = await admin.query<{ bytes: Buffer }>(
    'select pg_read_binary_file($1 || pg_walfile_name($2), 0, $3) as bytes',
    ['pg_wal/', endLsn, length],
  );
  await keep('own', rows[0]?.bytes ?? Buffer.alloc(0));
  expect(await isContinued(repository, base, backupConfig)).toBe(true);
  // As the history kept it that went on from here before the server was put back.
  await keep('other', Buffer.concat([rows[0]?.bytes ?? Buffer.alloc(0), Buffer.alloc(1_000_000, 1)]));
  const isEnded = async (): Promise<boolean> => {
    const log = { warn: () => undefined };
    const archive = archiveWal({ repository, base, backupConfig, log });
    await archive.ended;
    return archive.keptUntil() === null;
  };
  expect(await isEnded(), 'it had come further').toBe(true);
  await admin.query('create table t as select md5(i::text) from generate_series(1, 30000) i');
  expect(await isEnded(), 'it has other bytes').toBe(true);
});
