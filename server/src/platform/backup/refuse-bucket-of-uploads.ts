import { randomBytes } from 'node:crypto';
import type { BackupPlace } from '../config/read-backup.ts';
import { OperatorFailure } from '../lifecycle/operator-failure.ts';
import type { S3Place } from '../storage/s3-client.ts';
import { createS3Storage } from '../storage/s3-storage.ts';
import { uploadObject } from './copy-files.ts';
import { openStore } from './store/open-store.ts';

/**
 * A bucket has several addresses, so an upload is written to see whether it lands among the backups: there a backup of it would
 * take its place.
 */
export async function refuseBucketOfUploads(place: BackupPlace, filesPlace: S3Place | null): Promise<void> {
  if (!filesPlace || !('bucket' in place)) return;
  const storage = createS3Storage(filesPlace);
  const key = { folder: 'papers', id: randomBytes(16).toString('hex') } as const;
  const object = uploadObject(key);
  await storage.put(key, Buffer.from('Họp Gọn: tệp thử'));
  try {
    const folder = object.slice(0, object.lastIndexOf('/'));
    const found = await openStore(place).list(folder);
    if (found.some(({ name }) => name === object))
      throw new OperatorFailure(
        'BACKUP_S3_URL và FILES_S3_URL là cùng một bucket: dùng một bucket riêng cho bản sao lưu.',
      );
  } finally {
    await storage.remove(key).catch(() => undefined);
  }
}
