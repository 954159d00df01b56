import { resolve } from 'node:path';
import { openOwnRepository } from '../platform/backup/open-own-repository.ts';
import { openRepository, type Repository } from '../platform/backup/repository.ts';
import { openStore } from '../platform/backup/store/open-store.ts';
import type { BackupConfig, BackupPlace } from '../platform/config/read-backup.ts';
import type { Config } from '../platform/config/read-config.ts';
import { OperatorFailure } from '../platform/lifecycle/operator-failure.ts';
import type { CommandCall } from './command.ts';

type Options = Pick<CommandCall, 'options'>;

/** The place of BACKUP_DIR or BACKUP_S3_URL, or the folder that `--dir` names. */
function choosePlace({ place }: BackupConfig, { options }: Options): BackupPlace {
  if (typeof options.dir === 'string') return { folder: resolve(options.dir) };
  if (place === null)
    throw new OperatorFailure(
      'Chưa biết bản sao lưu ở đâu: đặt BACKUP_DIR hoặc BACKUP_S3_URL, hoặc thêm --dir THƯ_MỤC.',
    );
  return place;
}

/** The repository to restore from or verify. */
export const openBackups = (config: BackupConfig, call: Options): Promise<Repository> =>
  openRepository(openStore(choosePlace(config, call)), config.key);

/** The repository to back up into, which the first backup creates. */
export const openBackupTarget = (
  { dataDir, filesPlace, backup }: Pick<Config, 'dataDir' | 'filesPlace' | 'backup'>,
  call: Options,
): Promise<Repository> =>
  openOwnRepository({
    dataDir,
    place: choosePlace(backup, call),
    filesPlace,
    key: backup.key,
    isNew: call.options.new === true,
  });
