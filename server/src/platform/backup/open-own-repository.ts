import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { ensureDataFolder, secretsFolder } from '../config/data-folder.ts';
import { savePrivateFile } from '../config/private-file.ts';
import { errorCode } from '../lifecycle/error-code.ts';
import { OperatorFailure } from '../lifecycle/operator-failure.ts';
import { hasRepository, openRepository, type Repository } from './repository.ts';
import { createFolderStore } from './store/folder-store.ts';

/** The marks of the repositories that an installation backs up into, by folder. */
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
  readonly folder: string;
  readonly key: string | undefined;
  /** Whether a new repository may take the place of one that is gone. */
  readonly isNew?: boolean;
}

/**
 * Opens the repository that an installation backs up into, or creates it once: a folder that had one and is empty is a disk
 * that is not mounted.
 */
export async function openOwnRepository({
  dataDir,
  folder,
  key,
  isNew = false,
}: OpenOptions): Promise<Repository> {
  const store = createFolderStore(folder);
  const places = await readPlaces(dataDir);
  const mark = places[folder];
  if (mark !== undefined && !isNew && !(await hasRepository(store)))
    throw new OperatorFailure(
      `${folder} không còn kho sao lưu đã dùng: ổ đĩa có thể chưa được gắn. Gắn lại, hoặc chạy "npm run cli -- backup --new" để bắt đầu một kho mới ở đó.`,
    );
  const repository = await openRepository(store, key, { create: true });
  if (mark !== repository.mark) {
    ensureDataFolder(dataDir);
    await savePrivateFile(placesFile(dataDir), JSON.stringify({ ...places, [folder]: repository.mark }));
  }
  return repository;
}
