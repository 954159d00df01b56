import { resolve, sep } from 'node:path';

/** Where backups go, and how. */
export interface BackupConfig {
  /** Absolute; undefined where the app makes none. */
  readonly folder: string | undefined;
  readonly key: string | undefined;
  /** Of the day in Vietnam. */
  readonly hour: number;
}

interface BackupSettings {
  readonly BACKUP_DIR?: string | undefined;
  readonly BACKUP_KEY?: string | undefined;
  readonly BACKUP_HOUR: number;
}

/** A folder within DATA_DIR is refused: what destroys the data must not destroy its backups. */
export function readBackup(
  set: BackupSettings,
  dataDir: string,
  refusal: (name: 'BACKUP_DIR') => Error,
): BackupConfig {
  const folder = set.BACKUP_DIR === undefined ? undefined : resolve(set.BACKUP_DIR);
  if (folder !== undefined && `${folder}${sep}`.startsWith(`${dataDir}${sep}`)) throw refusal('BACKUP_DIR');
  return { folder, key: set.BACKUP_KEY, hour: set.BACKUP_HOUR };
}
