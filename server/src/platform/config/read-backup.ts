import { resolve, sep } from 'node:path';
import { z } from 'zod';
import type { S3Place } from '../storage/s3-client.ts';
import { bucketRegion, bucketUrl, readBucket } from './read-bucket.ts';

export const backupSettings = {
  BACKUP_DIR: z.string().optional(),
  BACKUP_S3_URL: bucketUrl,
  BACKUP_S3_REGION: bucketRegion,
  BACKUP_S3_KEY_ID: z.string().optional(),
  BACKUP_S3_KEY: z.string().optional(),
  BACKUP_KEY: z.string().min(32).optional(),
  BACKUP_HOUR: z
    .string()
    .regex(/^\d{1,2}$/)
    .transform(Number)
    .pipe(z.int().min(0).max(23))
    .default(2),
  BACKUP_TRIAL_PROGRAMS: z.string().optional(),
};

const BackupSettings = z.object(backupSettings);
type BackupSettings = z.infer<typeof BackupSettings>;

/** A folder (absolute), or a bucket. */
export type BackupPlace = { readonly folder: string } | { readonly bucket: S3Place };

/** Where backups go, and how. */
export interface BackupConfig {
  /** Null where the app makes none. */
  readonly place: BackupPlace | null;
  readonly key: string | undefined;
  /** Of the day in Vietnam. */
  readonly hour: number;
  /** The folder above the `bin` of a PostgreSQL that starts trial restores of an own server. */
  readonly trialPrograms: string | undefined;
}

/** A bucket by its host and path: its address may begin with `http` or `https`, and its host have capitals. */
function nameBucket(url: string): string {
  const { host, pathname } = new URL(url);
  return host + pathname;
}

type Refusal = (name: 'BACKUP_DIR' | 'BACKUP_S3_URL') => Error;

/** The bucket of uploads is refused, and a folder within DATA_DIR: what destroys the data must not destroy its backups. */
export function readBackup(
  set: BackupSettings,
  { dataDir, filesPlace }: { readonly dataDir: string; readonly filesPlace: S3Place | null },
  refusal: Refusal,
): BackupConfig {
  const bucket = readBucket(
    {
      ...{ url: set.BACKUP_S3_URL, region: set.BACKUP_S3_REGION },
      ...{ keyId: set.BACKUP_S3_KEY_ID, key: set.BACKUP_S3_KEY },
    },
    () => refusal('BACKUP_S3_URL'),
  );
  const folder = set.BACKUP_DIR === undefined ? undefined : resolve(set.BACKUP_DIR);
  if (folder !== undefined && `${folder}${sep}`.startsWith(`${dataDir}${sep}`)) throw refusal('BACKUP_DIR');
  const isOfUploads = bucket && filesPlace && nameBucket(bucket.url) === nameBucket(filesPlace.url);
  if (bucket && (folder !== undefined || isOfUploads)) throw refusal('BACKUP_S3_URL');
  return {
    place: bucket ? { bucket } : folder === undefined ? null : { folder },
    ...{ key: set.BACKUP_KEY, hour: set.BACKUP_HOUR },
    trialPrograms: set.BACKUP_TRIAL_PROGRAMS && resolve(set.BACKUP_TRIAL_PROGRAMS),
  };
}
