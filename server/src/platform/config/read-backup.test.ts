import { expect, test } from 'vitest';
import { z } from 'zod';
import { backupSettings, readBackup } from './read-backup.ts';

const Settings = z.object(backupSettings);
const uploads = { url: 'https://s3.example/uploads', region: 'vn-1', keyId: 'id', key: 'secret' };
const read = (set: Readonly<Record<string, string>>, filesPlace: typeof uploads | null = null) =>
  readBackup(Settings.parse(set), { dataDir: '/data', filesPlace }, (name) => new Error(name));
const bucket = {
  BACKUP_S3_URL: 'https://s3.example/backups/',
  BACKUP_S3_KEY_ID: 'id',
  BACKUP_S3_KEY: 'secret',
};

test('backups go nowhere, to a folder, or to a bucket', () => {
  expect(read({}).place).toBeNull();
  expect(read({ BACKUP_DIR: '/mnt/backups' }).place).toEqual({ folder: '/mnt/backups' });
  expect(read({ ...bucket, BACKUP_S3_REGION: 'vn-1' }, uploads).place).toEqual({
    bucket: { url: 'https://s3.example/backups', region: 'vn-1', keyId: 'id', key: 'secret' },
  });
});

test.each([
  ['a folder within the data', { BACKUP_DIR: '/data/backups' }, 'BACKUP_DIR'],
  ['a bucket without its key', { BACKUP_S3_URL: bucket.BACKUP_S3_URL }, 'BACKUP_S3_URL'],
  ['a key without its bucket', { BACKUP_S3_KEY: 'secret' }, 'BACKUP_S3_URL'],
  ['a bucket and a folder', { ...bucket, BACKUP_DIR: '/mnt/backups' }, 'BACKUP_S3_URL'],
  ['the bucket of uploads', { ...bucket, BACKUP_S3_URL: 'https://s3.example/uploads/' }, 'BACKUP_S3_URL'],
  ['that bucket without TLS', { ...bucket, BACKUP_S3_URL: 'http://S3.example/uploads' }, 'BACKUP_S3_URL'],
])('%s is refused', (_, set, name) => {
  expect(() => read(set, uploads)).toThrow(name);
});
