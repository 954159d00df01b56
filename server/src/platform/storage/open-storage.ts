import { join } from 'node:path';
import { createLocalStorage } from './local-storage.ts';
import type { S3Place } from './s3-client.ts';
import { createS3Storage } from './s3-storage.ts';
import type { FileKey, Storage } from './storage.ts';

/** Where an installation keeps people's files. */
export interface StoragePlace {
  readonly dataDir: string;
  /** The bucket; null where they are files below the data folder. */
  readonly filesPlace: S3Place | null;
}

/** The files of an installation. `onStored` is called after each that was written. */
export const openStorage = (
  { dataDir, filesPlace }: StoragePlace,
  onStored?: (key: FileKey) => void,
): Storage =>
  filesPlace ? createS3Storage(filesPlace, onStored) : createLocalStorage(join(dataDir, 'files'), onStored);
