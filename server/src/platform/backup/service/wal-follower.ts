import type { ClientConfig } from 'pg';
import type { Manifest } from '../manifest.ts';
import type { Repository } from '../repository.ts';
import { archiveWal, type WalArchive } from '../wal/archive-wal.ts';

interface FollowerParts {
  readonly backupConfig: ClientConfig;
  readonly log: { warn(facts: object, message: string): void };
}

/** Keeps the log behind one backup at a time. */
export function createWalFollower({ backupConfig, log }: FollowerParts) {
  let following: { readonly base: Manifest; readonly archive: WalArchive } | undefined;
  let hasEnded = false;
  return {
    /** Begins the log of another backup before that of the earlier one ends, so that nothing is between them. */
    async follow(repository: Repository, base: Manifest): Promise<void> {
      const earlier = following;
      if (earlier?.base.id === base.id) return;
      const archive = archiveWal({ repository, base, backupConfig, log });
      following = { base, archive };
      hasEnded = false;
      void archive.ended.then(() => {
        if (following?.archive === archive) hasEnded = true;
      });
      await earlier?.archive.stop();
    },
    base: (): Manifest | null => following?.base ?? null,
    keptUntil: (): Date | null => following?.archive.keptUntil() ?? null,
    /** The log cannot be continued: only another backup helps. */
    needsBase: (): boolean => hasEnded,
    async stop(): Promise<void> {
      const last = following;
      following = undefined;
      hasEnded = false;
      await last?.archive.stop();
    },
  };
}
