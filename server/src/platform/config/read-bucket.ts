import { z } from 'zod';
import type { S3Place } from '../storage/s3-client.ts';

/** Settings of one bucket: its address, region and key. */
export const bucketUrl = z
  .url({ protocol: /^https?$/ })
  .refine((url) => new URL(url).pathname.length > 1)
  .optional();
export const bucketRegion = z
  .string()
  .regex(/^[\w-]+$/)
  .default('us-east-1');

interface BucketSettings {
  readonly url: string | undefined;
  readonly region: string;
  readonly keyId: string | undefined;
  readonly key: string | undefined;
}

/** Some of the settings of a bucket without the others are refused. */
export function readBucket(
  { url, region, keyId, key }: BucketSettings,
  refusal: () => Error,
): S3Place | null {
  if (url === undefined && keyId === undefined && key === undefined) return null;
  if (url === undefined || keyId === undefined || key === undefined) throw refusal();
  return { url: url.endsWith('/') ? url.slice(0, -1) : url, region, keyId, key };
}
