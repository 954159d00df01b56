import type { FileKey } from '../../storage/storage.ts';
import type { BackupState } from './schedule.rules.ts';

/** Backups that the app makes by itself. */
export interface Backups {
  /** An upload was stored. */
  keepFile(key: FileKey): void;
  state(): BackupState;
  start(): void;
  stop(withinMs: number): Promise<void>;
}

/** Where the operator wants none. */
export const noBackups: Backups = {
  keepFile: () => undefined,
  state: () => 'off',
  start: () => undefined,
  stop: async () => undefined,
};
