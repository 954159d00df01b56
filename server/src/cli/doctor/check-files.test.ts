import { afterAll, beforeAll, expect, test } from 'vitest';
import { type S3Server, s3Login, startS3Server } from '../../testing/s3/s3-server.ts';
import { checkFiles } from './check-files.ts';

let s3: S3Server;
beforeAll(async () => {
  s3 = await startS3Server();
});
afterAll(() => s3.close());

test.each([
  ['a bucket', {}, '', 'ok', 'ghi, liệt kê, đọc và xóa được tệp'],
  ['a wrong key', { key: 'sai' }, '', 'problem', 'Không ghi được tệp thử ở FILES_S3_URL'],
  ['another wrong key', { key: 'sai' }, '', 'problem', '403 SignatureDoesNotMatch'],
  ['a bucket that is not there', {}, '-khac', 'problem', '404 NoSuchBucket'],
])('%s is tried with a file that is deleted again', async (_, login, suffix, state, text) => {
  const filesPlace = { ...s3Login, ...login, url: `${s3.url}${suffix}` };
  const finding = { check: 'files', state, text: expect.stringContaining(text) };
  expect(await checkFiles({ filesPlace })).toEqual([finding]);
  expect([...s3.objects.keys()]).toEqual([]);
});

test('without a bucket nothing is tried', async () => {
  expect(await checkFiles({ filesPlace: null })).toEqual([]);
});
