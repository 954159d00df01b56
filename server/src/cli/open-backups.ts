import { resolve } from 'node:path';
import { openOwnRepository } from '../platform/backup/open-own-repository.ts';
import { openRepository, type Repository } from '../platform/backup/repository.ts';
import { createFolderStore } from '../platform/backup/store/folder-store.ts';
import type { BackupConfig } from '../platform/config/read-backup.ts';
import { OperatorFailure } from '../platform/lifecycle/operator-failure.ts';
import type { CommandCall } from './command.ts';

type Options = Pick<CommandCall, 'options'>;

/** The folder of BACKUP_DIR, or the one that `--dir` names. */
function chooseFolder({ folder }: BackupConfig, { options }: Options): string {
  const given = typeof options.dir === 'string' ? resolve(options.dir) : folder;
  if (given === undefined)
    throw new OperatorFailure('Chưa biết bản sao lưu ở đâu: đặt BACKUP_DIR, hoặc thêm --dir THƯ_MỤC.');
  return given;
}

/** The repository to restore from or verify. */
export const openBackups = (config: BackupConfig, call: Options): Promise<Repository> =>
  openRepository(createFolderStore(chooseFolder(config, call)), config.key);

/** The repository to back up into, which the first backup creates. */
export const openBackupTarget = (
  { dataDir, backup }: { readonly dataDir: string; readonly backup: BackupConfig },
  call: Options,
): Promise<Repository> =>
  openOwnRepository({
    dataDir,
    folder: chooseFolder(backup, call),
    key: backup.key,
    isNew: call.options.new === true,
  });
