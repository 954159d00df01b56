import { z } from 'zod';
import type { S3Place } from '../storage/s3-client.ts';
import { bucketRegion, bucketUrl, readBucket } from './read-bucket.ts';

export const clusterSettings = {
  FILES_S3_URL: bucketUrl,
  FILES_S3_REGION: bucketRegion,
  FILES_S3_KEY_ID: z.string().optional(),
  FILES_S3_KEY: z.string().optional(),
  REDIS_URL: z
    .url({ protocol: /^rediss?$/ })
    .refine((url) => /^\/?\d{0,3}$/.test(new URL(url).pathname))
    .optional(),
  STOP_DELAY_SECONDS: z.string().regex(/^\d+$/).transform(Number).pipe(z.int().max(60)).default(0),
};

const ClusterSettings = z.object(clusterSettings);
type ClusterSettings = z.infer<typeof ClusterSettings>;

/** What matters where several processes run. */
export interface ClusterConfig {
  /** The bucket of uploads; null where they are files below the data folder. */
  readonly filesPlace: S3Place | null;
  /** Undefined where PostgreSQL carries events and counts limits. */
  readonly redisUrl: string | undefined;
  /** How long a process that stops goes on to accept requests, not ready any more, until balancers have noticed. */
  readonly stopDelayMs: number;
}

export const readCluster = (
  set: ClusterSettings,
  refusal: (name: 'FILES_S3_URL') => Error,
): ClusterConfig => ({
  filesPlace: readFilesPlace(set, refusal),
  redisUrl: set.REDIS_URL,
  stopDelayMs: set.STOP_DELAY_SECONDS * 1000,
});

export const readFilesPlace = (
  set: Omit<ClusterSettings, 'REDIS_URL' | 'STOP_DELAY_SECONDS'>,
  refusal: (name: 'FILES_S3_URL') => Error,
): S3Place | null =>
  readBucket(
    {
      ...{ url: set.FILES_S3_URL, region: set.FILES_S3_REGION },
      ...{ keyId: set.FILES_S3_KEY_ID, key: set.FILES_S3_KEY },
    },
    () => refusal('FILES_S3_URL'),
  );
