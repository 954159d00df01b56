import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type S3Server, s3Login, startS3Server } from '../../testing/s3/s3-server.ts';
import type { BackedUpObject, Manifest } from './manifest.ts';
import { openRepository, type Repository } from './repository.ts';
import { restoreFiles } from './restore/restore-parts.ts';
import { createBucketStore } from './store/bucket-store.ts';
import { tryCopy } from './trial/try-copy.ts';
import { verifyBackup } from './verify-backup.ts';

let root: string;
let server: S3Server;
let repository: Repository;
let manifest: Manifest;
beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'hop-gon-verify-'));
  server = await startS3Server();
  const store = createBucketStore({ ...s3Login, url: server.url });
  repository = await openRepository(store, undefined, { create: true });
  manifest = {
    ...{ format: 1, id: '1', startedAt: '2026-11-26T19:00:00.000Z', endedAt: '2026-11-26T19:01:00.000Z' },
    ...{ migrations: 1, tables: [], appSecretMark: '' },
    objects: [await givenUpload('a'), await givenUpload('b')],
    postgres: {
      ...{ major: 18, systemId: '1', timeline: 1, startLsn: '0/1', endLsn: '0/2' },
      ...{ segmentSize: 16_777_216, isEmbedded: true },
    },
  };
  await repository.writeManifest(manifest);
});
afterEach(async () => {
  await server.close();
  rmSync(root, { recursive: true });
});

async function givenUpload(letter: string): Promise<BackedUpObject> {
  const object = `files/papers/${letter.repeat(2)}/${letter.repeat(32)}`;
  const bytes = Buffer.from(`tài liệu ${letter}`);
  await repository.write(object, Readable.from([bytes]));
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return { kind: 'file', path: object, object, size: bytes.length, sha256 };
}

const second = `files/papers/bb/${'b'.repeat(32)}`;
const damage = (): void => {
  const stored = server.objects.get(second);
  if (!stored) throw new Error('an upload was stored');
  const last = stored.bytes.length - 1;
  stored.bytes.writeUInt8(stored.bytes.readUInt8(last) ^ 1, last);
};
const verify = () =>
  verifyBackup(repository, manifest, {
    isStarted: false,
    scratch: join(root, 'scratch'),
    programs: undefined,
  });
const restore = async () => {
  const put: string[] = [];
  const storage = { put: async ({ id }: { readonly id: string }) => void put.push(id) };
  const problems = await restoreFiles(repository, manifest, { folder: join(root, 'restored'), storage });
  return { put, problems };
};

test.each([
  ['damaged', damage, 'bị thay đổi'],
  ['missing', () => void server.objects.delete(second), 'không còn trong kho sao lưu'],
])('an upload that is %s is named, and the others are read and restored', async (_, spoil, reason) => {
  spoil();
  const line = `${second}: `;
  expect(await verify()).toMatchObject({
    damaged: [second],
    problems: [expect.stringMatching(new RegExp(`^${line}.*${reason}`))],
  });
  expect(await restore()).toEqual({
    put: ['a'.repeat(32)],
    problems: [expect.stringMatching(new RegExp(`^${line}.*${reason}`))],
  });
});

test.each([
  ['an upload', /bb\/b+$/],
  ['the manifest', /bases\/1\/manifest$/],
  ['the note of the log’s end', /wal-until$/],
])('a bucket that does not answer about %s says nothing of the backup', async (_, names) => {
  server.fail(100, names);
  await expect(verify()).rejects.toThrow('không trả lời');
});

test('neither does one that does not answer while a copy is restored: the trial has no result', async () => {
  server.fail(100, /bb\/b+$/);
  await expect(restore()).rejects.toThrow('không trả lời');
  const scratch = join(root, 'scratch');
  await expect(tryCopy(repository, manifest, { scratch, programs: undefined })).rejects.toThrow(
    'không trả lời',
  );
  expect(readdirSync(root)).not.toContain('scratch');
  server.fail(0);
  const tried = await tryCopy(repository, manifest, { scratch, programs: undefined });
  expect(tried.problems).toEqual([expect.stringContaining('không có cơ sở dữ liệu')]);
});

test('a copy that would fill the disk of the running app is not begun', async () => {
  const [upload] = manifest.objects;
  const large = { ...manifest, objects: [{ ...Object(upload), size: 1e15 }] };
  const scratch = join(root, 'scratch');
  const tried = await tryCopy(repository, large, { scratch, programs: undefined });
  expect(tried).toEqual({
    tables: null,
    hindrance: expect.stringMatching(/không đủ chỗ.*cần 1.000 TB/),
    problems: [],
  });
  expect(readdirSync(root)).not.toContain('scratch');
});
