import { resolve } from 'node:path';
import { openRepository, type Repository } from '../platform/backup/repository.ts';
import { createFolderStore } from '../platform/backup/store/folder-store.ts';
import type { BackupConfig } from '../platform/config/read-backup.ts';
import { OperatorFailure } from '../platform/lifecycle/operator-failure.ts';
import type { CommandCall } from './command.ts';

/** The repository of BACKUP_DIR, or of the folder that `--dir` names. */
export function openBackups(
  { folder, key }: BackupConfig,
  { options }: Pick<CommandCall, 'options'>,
  { create = false } = {},
): Promise<Repository> {
  const given = typeof options.dir === 'string' ? resolve(options.dir) : folder;
  if (given === undefined)
    throw new OperatorFailure('Chưa biết bản sao lưu ở đâu: đặt BACKUP_DIR, hoặc thêm --dir THƯ_MỤC.');
  return openRepository(createFolderStore(given), key, { create });
}
