import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type S3Server, s3Login, startS3Server } from '../../testing/s3/s3-server.ts';
import { createS3Storage } from './s3-storage.ts';
import type { FileKey, Storage } from './storage.ts';

let server: S3Server;
let storage: Storage;
const stored: FileKey[] = [];
beforeAll(async () => {
  server = await startS3Server({ pageSize: 2 });
  storage = createS3Storage({ ...s3Login, url: server.url }, (key) => void stored.push(key));
});
beforeEach(() => server.objects.clear());
afterAll(() => server.close());

const key = { folder: 'avatars', id: '0123456789abcdef0123456789abcdef' } as const;
const idOf = (digit: string): string => digit.repeat(32);

test('a stored file is readable until it is removed', async () => {
  expect(await storage.read(key)).toBeNull();
  await storage.put(key, Buffer.from('một'));
  await storage.put(key, Buffer.from('hai'));
  expect(Buffer.from((await storage.read(key)) ?? []).toString()).toBe('hai');
  expect(stored.at(-1)).toEqual(key);
  await storage.remove(key);
  await storage.remove(key);
  expect(await storage.read(key)).toBeNull();
});

test('a sweep goes through all pages and removes old files that are not kept', async () => {
  for (const digit of ['a', 'b', 'c', 'd', 'e'])
    await storage.put({ folder: 'papers', id: idOf(digit) }, Buffer.from(digit));
  await storage.put(key, Buffer.from('another folder'));
  const yesterday = new Date(Date.now() - 24 * 60 * 60 * 1000);
  for (const digit of ['a', 'b', 'c', 'd']) {
    const object = server.objects.get(`files/papers/${digit.repeat(2)}/${idOf(digit)}`);
    if (object) object.changedAt = yesterday;
  }
  const kept = async (ids: readonly string[]) => new Set(ids.filter((id) => id === idOf('b')));
  const listed: FileKey[] = [];
  for await (const each of storage.list()) listed.push(each);
  expect(listed.map(({ folder }) => folder)).toEqual(['avatars', ...Array<string>(5).fill('papers')]);
  expect(listed[0]).toEqual(key);
  expect(await storage.sweep('papers', new Date(Date.now() - 60_000), kept)).toBe(3);
  const left = [...server.objects.keys()].toSorted();
  expect(left).toEqual([
    `files/avatars/01/${key.id}`,
    `files/papers/bb/${idOf('b')}`,
    `files/papers/ee/${idOf('e')}`,
  ]);
});

test('a service that is busy for a moment is asked again; one that stays so is no error of ours', async () => {
  server.fail(2);
  await storage.put(key, Buffer.from('một'));
  server.fail(100);
  await expect(storage.read(key)).rejects.toMatchObject({ code: 'server_busy' });
  server.fail(0);
  const nobody = createS3Storage({ ...s3Login, url: 'http://127.0.0.1:9/bucket' });
  await expect(nobody.read(key)).rejects.toMatchObject({ code: 'server_busy', cause: expect.any(Error) });
});

test('a connection that breaks before or within an answer is tried again', async () => {
  server.cut(2);
  await storage.put(key, Buffer.from('một'));
  server.breakOff(2);
  expect(Buffer.from((await storage.read(key)) ?? []).toString()).toBe('một');
  server.breakOff(1);
  const listed: FileKey[] = [];
  for await (const each of storage.list()) listed.push(each);
  expect(listed).toEqual([key]);
});

test('a bucket that is not there is an error, and no lost file', async () => {
  const lost = createS3Storage({ ...s3Login, url: server.url.replace('/bucket', '/bukcet') });
  await expect(lost.read(key)).rejects.toThrow('NoSuchBucket');
  await expect(lost.sweep('papers', new Date(), async () => new Set())).rejects.toThrow('NoSuchBucket');
});

test('a wrong key is an error that names what the service said', async () => {
  const stranger = createS3Storage({ ...s3Login, key: 'sai', url: server.url });
  await expect(stranger.put(key, Buffer.from('x'))).rejects.toThrow('403 SignatureDoesNotMatch');
});

test.each(['../../../etc/passwd', '0123', `${key.id}/..`, ''])('a name such as %j is refused', async (id) => {
  await expect(storage.put({ folder: 'avatars', id }, Buffer.from('x'))).rejects.toThrow();
});
