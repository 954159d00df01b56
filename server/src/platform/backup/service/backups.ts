import type { FileKey } from '../../storage/storage.ts';
import type { BackupState } from './schedule.rules.ts';

/** What the owner of a company may know of the backups. */
export interface BackupFacts {
  readonly lastBackupAt: Date | null;
  readonly lastTrial: {
    readonly at: Date;
    readonly ok: boolean;
    /** No copy was started. */
    readonly isHashesOnly: boolean;
  } | null;
}

/** Backups that the app makes by itself. */
export interface Backups {
  /** An upload was stored. */
  keepFile(key: FileKey): void;
  /** Uploads may have been stored of which `keepFile` was not called. */
  findFiles(): void;
  state(): BackupState;
  facts(): BackupFacts;
  start(): void;
  stop(withinMs: number): Promise<void>;
}

/** Where the operator wants none. */
export const noBackups: Backups = {
  keepFile: () => undefined,
  findFiles: () => undefined,
  state: () => 'off',
  facts: () => ({ lastBackupAt: null, lastTrial: null }),
  start: () => undefined,
  stop: async () => undefined,
};
