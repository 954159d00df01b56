import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type S3Server, s3Login, startS3Server } from '../../../testing/s3/s3-server.ts';
import type { BackupStore } from './backup-store.ts';
import { createBucketStore } from './bucket-store.ts';
import { createFolderStore } from './folder-store.ts';

const pageSize = 3;
let server: S3Server;
let root: string;
beforeAll(async () => {
  server = await startS3Server({ pageSize });
  root = mkdtempSync(join(tmpdir(), 'hop-gon-store-'));
});
beforeEach(() => {
  server.objects.clear();
  server.treatConditions('known');
});
afterEach(() => rmSync(join(root, 'kept'), { recursive: true, force: true }));
afterAll(async () => {
  await server.close();
  rmSync(root, { recursive: true });
});

const bucket = (): BackupStore => createBucketStore({ ...s3Login, url: server.url });
const folder = (): BackupStore => createFolderStore(join(root, 'kept'));
const write = (store: BackupStore, name: string, text = name) =>
  store.write(name, Readable.from([Buffer.from(text)]));
const read = async (store: BackupStore, name: string) => String(await buffer(store.read(name)));
const names = (objects: readonly { readonly name: string }[]) => objects.map(({ name }) => name).toSorted();

describe.each([
  ['a folder', folder],
  ['a bucket', bucket],
])('%s', (_, open) => {
  test('gives back what was written, lists it by folder and removes it', async () => {
    const store = open();
    await expect(read(store, 'bases/1/manifest')).rejects.toMatchObject({ code: 'ENOENT' });
    expect(await store.list('bases')).toEqual([]);
    expect(await store.listFolders('bases')).toEqual([]);
    for (const name of ['1', '10', '2', '3', '4']) await write(store, `bases/${name}/manifest`);
    await write(store, 'bases/1/wal/a');
    await write(store, 'files/papers/aa/b');
    await write(store, 'bases/2/manifest', 'mới');
    expect(await read(store, 'bases/2/manifest')).toBe('mới');
    expect((await store.listFolders('bases')).toSorted()).toEqual(['1', '10', '2', '3', '4']);
    await store.remove('bases/1');
    await store.remove('bases/1');
    await store.remove('bases/3/manifest');
    expect(names(await store.list('bases'))).toEqual(
      ['10', '2', '4'].map((name) => `bases/${name}/manifest`),
    );
    expect((await store.list('files'))[0]?.size).toBe('files/papers/aa/b'.length);
  });

  test('an object that grows holds each append at once and counts as one', async () => {
    const store = open();
    const growing = await store.openGrowing('bases/1/wal/segment.a');
    const parts = ['đầu', ' giữa', randomBytes(300_000).toString('latin1'), ' cuối'];
    for (const [place, part] of parts.entries()) {
      await growing.append(Buffer.from(part));
      expect(await read(store, 'bases/1/wal/segment.a')).toBe(parts.slice(0, place + 1).join(''));
    }
    await growing.close();
    const size = Buffer.byteLength(parts.join(''));
    expect(await store.list('bases')).toEqual([
      { name: 'bases/1/wal/segment.a', size, changedAt: expect.any(Date) },
    ]);
    await store.remove('bases/1/wal/segment.a');
    expect(await store.list('bases')).toEqual([]);
  });

  test('of two that replace a version one succeeds', async () => {
    const store = open();
    expect(await store.readVersion('lease.json')).toBeNull();
    const create = (text: string) => store.replace('lease.json', Buffer.from(text), null);
    expect((await Promise.all([create('một'), create('hai')])).filter(Boolean)).toHaveLength(1);
    const found = await store.readVersion('lease.json');
    if (!found) throw new Error('one was written');
    const replace = (text: string) => store.replace('lease.json', Buffer.from(text), found.version);
    const replaced = await Promise.all([replace('ba'), replace('bốn')]);
    expect(replaced.filter(Boolean)).toHaveLength(1);
    expect(await read(store, 'lease.json')).toBe(replaced[0] ? 'ba' : 'bốn');
    expect(await replace('năm')).toBe(false);
  });

  test('a name that leads elsewhere is refused', async () => {
    await expect(read(open(), '../secrets')).rejects.toThrow('names no object');
    await expect(write(open(), 'bases//1')).rejects.toThrow('names no object');
  });
});

test.each(['ignored', 'refused'] as const)(
  'where a service has conditions %s, one of two that write at once still knows it lost',
  async (how) => {
    server.treatConditions(how);
    const create = (text: string) => bucket().replace('lease.json', Buffer.from(text), null);
    const created = await Promise.all([create('một'), create('hai')]);
    expect(created.filter(Boolean)).toHaveLength(1);
    expect(await read(bucket(), 'lease.json')).toBe(created[0] ? 'một' : 'hai');
    expect(await create('ba')).toBe(false);
  },
);

/** More than two parts of an upload. */
const long = randomBytes(34 * 1024 * 1024);
async function* inPieces(bytes: Buffer, fail = false): AsyncGenerator<Buffer> {
  for (let from = 0; from < bytes.length; from += 1_000_000) yield bytes.subarray(from, from + 1_000_000);
  if (fail) throw new Error('the disk is gone');
}

test('a long object goes to a bucket in parts and comes back through lines that break', async () => {
  await bucket().write('bases/1/postgres.tar', inPieces(long));
  expect(server.uploads.size).toBe(0);
  server.breakOff(3);
  expect((await buffer(bucket().read('bases/1/postgres.tar'))).equals(long)).toBe(true);
  server.fail(2);
  expect((await bucket().list('bases'))[0]?.size).toBe(long.length);
});

test('a read that breaks off goes on when the service was away for some requests; a piece of an object that grows too', async () => {
  await bucket().write('bases/1/manifest', inPieces(long.subarray(0, 3_000_000)));
  server.breakOff(1);
  // Those of two openings of it.
  const reading = buffer(bucket().read('bases/1/manifest'));
  await expect.poll(() => server.broken()).toBe(1);
  server.fail(8);
  expect((await reading).equals(long.subarray(0, 3_000_000))).toBe(true);
  server.fail(0);
  const growing = await bucket().openGrowing('bases/1/wal/segment.a');
  await growing.append(long.subarray(0, 300_000));
  await growing.append(long.subarray(300_000, 500_000));
  // The list of its pieces and one of them.
  server.breakOff(2);
  expect((await buffer(bucket().read('bases/1/wal/segment.a'))).equals(long.subarray(0, 500_000))).toBe(true);
});

test('a request that is cut off is sent again, but for one whose late arrival would do harm', async () => {
  server.cut(3);
  await write(bucket(), 'bases/1/manifest', 'một');
  server.cut(1);
  expect(await read(bucket(), 'bases/1/manifest')).toBe('một');
  const growing = await bucket().openGrowing('bases/1/wal/segment.a');
  server.cut(1);
  await expect(growing.append(Buffer.from('hai'))).rejects.toThrow('không trả lời');
});

test('an object whose content fails is not there, and one whose writer was killed is a draft', async () => {
  await expect(bucket().write('bases/1/postgres.tar', inPieces(long, true))).rejects.toThrow(
    'the disk is gone',
  );
  expect([...server.objects.keys(), ...server.uploads.keys()]).toEqual([]);
  const held = Promise.withResolvers<void>();
  const killed = async function* () {
    yield* inPieces(long);
    await held.promise;
  };
  const writing = bucket().write('bases/1/postgres.tar', killed());
  await expect.poll(() => bucket().listDrafts('bases')).toMatchObject([{ size: 32 * 1024 * 1024 }]);
  const [draft] = await bucket().listDrafts('bases');
  expect(await bucket().list('bases')).toEqual([]);
  await bucket().remove(String(draft?.name));
  expect(server.uploads.size).toBe(0);
  held.resolve();
  await expect(writing).rejects.toThrow('NoSuchUpload');
});

test('a service that does not answer or refuses the key is named', async () => {
  const nobody = createBucketStore({ ...s3Login, url: 'http://127.0.0.1:9/bucket' });
  await expect(nobody.list('bases')).rejects.toThrow('http://127.0.0.1:9/bucket không trả lời');
  const stranger = createBucketStore({ ...s3Login, key: 'sai', url: server.url });
  await expect(stranger.list('bases')).rejects.toThrow('BACKUP_S3_URL trả lời GET bằng 403 Signature');
});
