import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { ensureDataFolder, secretsFolder } from '../config/data-folder.ts';
import { savePrivateFile } from '../config/private-file.ts';
import type { BackupPlace } from '../config/read-backup.ts';
import { errorCode } from '../lifecycle/error-code.ts';
import { OperatorFailure } from '../lifecycle/operator-failure.ts';
import type { S3Place } from '../storage/s3-client.ts';
import { refuseBucketOfUploads } from './refuse-bucket-of-uploads.ts';
import { hasRepository, openRepository, type Repository } from './repository.ts';
import { openStore } from './store/open-store.ts';

/** The marks of the repositories that an installation backs up into, by folder or address of a bucket. */
const Places = z.record(z.string(), z.string());
type Places = z.infer<typeof Places>;

const placesFile = (dataDir: string): string => join(secretsFolder(dataDir), 'backup-places.json');

async function readPlaces(dataDir: string): Promise<Places> {
  try {
    return Places.safeParse(JSON.parse(await readFile(placesFile(dataDir), 'utf8'))).data ?? {};
  } catch (error) {
    if (errorCode(error) === 'ENOENT' || error instanceof SyntaxError) return {};
    throw error;
  }
}

interface OpenOptions {
  readonly dataDir: string;
  readonly place: BackupPlace;
  /** The bucket of uploads; null where they go below the data folder. */
  readonly filesPlace: S3Place | null;
  readonly key: string | undefined;
  /** Whether a new repository may take the place of one that is gone. */
  readonly isNew?: boolean;
}

/**
 * Opens the repository that an installation backs up into, or creates it once: a folder that had one and is empty is a disk
 * that is not mounted, and a bucket is another one.
 */
export async function openOwnRepository({
  dataDir,
  place,
  filesPlace,
  key,
  isNew = false,
}: OpenOptions): Promise<Repository> {
  const store = openStore(place);
  const places = await readPlaces(dataDir);
  const mark = places[store.place];
  if (mark !== undefined && !isNew && !(await hasRepository(store)))
    throw new OperatorFailure(
      `${store.place} không còn kho sao lưu đã dùng: ${
        'folder' in place
          ? 'ổ đĩa có thể chưa được gắn. Gắn lại'
          : 'địa chỉ có thể là của một bucket khác. Kiểm tra BACKUP_S3_URL'
      }, hoặc chạy "npm run cli -- backup --new" để bắt đầu một kho mới ở đó.`,
    );
  if (mark === undefined || isNew) await refuseBucketOfUploads(place, filesPlace);
  const repository = await openRepository(store, key, { create: true });
  if (mark !== repository.mark) {
    ensureDataFolder(dataDir);
    await savePrivateFile(placesFile(dataDir), JSON.stringify({ ...places, [store.place]: repository.mark }));
  }
  return repository;
}
