import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { s3Login, startS3Server } from '../../../testing/s3/s3-server.ts';
import type { Manifest } from '../manifest.ts';
import { openRepository, type Repository } from '../repository.ts';
import { createBucketStore } from '../store/bucket-store.ts';
import { createFolderStore } from '../store/folder-store.ts';
import { findWalEnd } from './find-wal-end.ts';
import { readLog } from './read-log.ts';
import { createSegmentWriter } from './segment-writer.ts';
import { findWalUntil, listSegments, writeWalUntil } from './wal-objects.ts';

const size = 4096;
const id = '20261126T190000Z-0000';
const manifest: Manifest = {
  ...{ format: 1, id, startedAt: '2026-11-26T19:00:00.000Z', endedAt: '2026-11-26T19:01:00.000Z' },
  ...{ migrations: 1, tables: [], objects: [], appSecretMark: '' },
  postgres: {
    ...{ major: 18, systemId: '1', timeline: 1, startLsn: '0/1000', endLsn: '0/1100' },
    ...{ segmentSize: size, isEmbedded: true },
  },
};
const segment = (number: number): string =>
  `0000000100000000${number.toString(16).toUpperCase().padStart(8, '0')}`;

let root: string;
let repository: Repository;
beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'hop-gon-log-'));
  repository = await openRepository(createFolderStore(root), undefined, { create: true });
});
afterEach(() => rmSync(root, { recursive: true }));

/** A stream of three and a half segments from the one in which the backup ended. */
async function keepLog(): Promise<void> {
  const options = { id, timeline: 1, segmentSize: size, from: 0x1000n, attempt: 'a' };
  const writer = createSegmentWriter(repository, options);
  for (let part = 0; part < 7; part += 1) {
    await writer.add(Buffer.alloc(size / 2, part + 1));
    await writer.flush();
  }
  await writer.close();
}

const until = (lsn: string) => writeWalUntil(repository, id, { lsn, at: '2026-11-27T08:00:00.000Z' });
const file = (number: number): string => join(root, 'bases', id, 'wal', `${segment(number)}.a`);
const shorten = (number: number): void => {
  const whole = readFileSync(file(number));
  writeFileSync(file(number), whole.subarray(0, whole.length - 5));
};

test.each<[string, string, () => void, string | null]>([
  ['whole', '0/4800', () => undefined, null],
  ['without the segment that the backup has', '0/4800', () => rmSync(file(1)), null],
  ['without one in between', '0/4800', () => rmSync(file(2)), segment(2)],
  ['with one that ends early', '0/4800', () => shorten(2), segment(2)],
  ['without its end', '0/4800', () => rmSync(file(4)), segment(4)],
  ['with a last piece that nothing was promised of', '0/4000', () => shorten(4), null],
  ['with a last piece that was promised', '0/4800', () => shorten(4), segment(4)],
  [
    'without anything',
    '0/4800',
    () => rmSync(join(root, 'bases', id, 'wal'), { recursive: true }),
    segment(2),
  ],
  [
    'with a damaged note of its end',
    '0/4800',
    () => writeFileSync(join(root, 'bases', id, 'wal-until'), ''),
    segment(4),
  ],
])('a log %s, kept until %s', async (_, lsn, damage, gap) => {
  await keepLog();
  await until(lsn);
  damage();
  const read = await readLog(repository, manifest, (_name, into) => into(async () => undefined));
  expect(read.gap).toBe(gap);
});

test('a backup without a log lacks none', async () => {
  const read = await readLog(repository, manifest, (_, into) => into(async () => undefined));
  expect(read).toEqual({ segments: 0, until: null, gap: null });
});

test('a bucket that does not answer while the log is read is no gap', async () => {
  const server = await startS3Server();
  onTestFinished(server.close);
  const store = createBucketStore({ ...s3Login, url: server.url });
  repository = await openRepository(store, undefined, { create: true });
  await keepLog();
  await until('0/4800');
  const read = () => readLog(repository, manifest, (_, into) => into(async () => undefined));
  server.fail(100, new RegExp(`${segment(3)}.a`));
  await expect(read()).rejects.toThrow('không trả lời');
  server.fail(100, new RegExp(`${segment(4)}.a`));
  await expect(findWalEnd(repository, manifest)).rejects.toThrow('không trả lời');
  server.fail(100, /wal-until$/);
  await expect(findWalUntil(repository, id)).rejects.toThrow('không trả lời');
  server.fail(0);
  server.breakOff(2);
  expect(await read()).toMatchObject({ segments: 4, gap: null });
});

test('of two streams that keep one segment at once, neither removes what the other keeps', async () => {
  await keepLog();
  const replaces = [`bases/${id}/wal/${segment(4)}.a`];
  const options = { id, timeline: 1, segmentSize: size, from: 0x4000n, replaces };
  const streams = ['b', 'c'].map((attempt) => createSegmentWriter(repository, { ...options, attempt }));
  const half = (part: number) => Buffer.alloc(size / 2, part);
  for (const stream of streams) {
    await stream.add(half(7));
    await stream.flush();
  }
  for (const stream of streams) {
    await stream.add(half(8));
    await stream.close();
  }
  const kept = [...((await listSegments(repository, id)).get(segment(4)) ?? [])];
  expect(kept.map((name) => name.split('.').at(-1))).toEqual(['b', 'c']);
  await until('0/5000');
  const log = await readLog(repository, manifest, (_, into) => into(async () => undefined));
  expect(log.gap).toBeNull();
});
