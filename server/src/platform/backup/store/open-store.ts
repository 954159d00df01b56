import type { BackupPlace } from '../../config/read-backup.ts';
import type { BackupStore } from './backup-store.ts';
import { createBucketStore } from './bucket-store.ts';
import { createFolderStore } from './folder-store.ts';

export const openStore = (place: BackupPlace): BackupStore =>
  'folder' in place ? createFolderStore(place.folder) : createBucketStore(place.bucket);
