import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Clock } from '../../clock/clock.ts';
import type { FileKey } from '../../storage/storage.ts';
import { listUploads, openSource } from '../copy-files.ts';
import type { Repository } from '../repository.ts';

const retryAfterMs = 2_000;

/** The path of an upload below DATA_DIR, which is also the name of its object. */
const uploadPath = ({ folder, id }: FileKey): string => `files/${folder}/${id.slice(0, 2)}/${id}`;

interface ArchiveParts {
  readonly dataDir: string;
  readonly clock: Pick<Clock, 'now'>;
  readonly log: { warn(facts: object, message: string): void };
}

/** Keeps uploads as they are stored, one after the other; one that fails is tried until it is kept. */
export function createFileArchive({ dataDir, clock, log }: ArchiveParts) {
  /** Since when each has been waiting, the longest first. */
  const waitingSince = new Map<string, Date>();
  const stopping = new AbortController();
  let running: Promise<void> | undefined;
  let repository: Repository | undefined;

  const keepOne = async (target: Repository, path: string): Promise<void> => {
    const source = await openSource(join(dataDir, path));
    try {
      if (source) await target.write(path, source.createReadStream({ autoClose: false }));
    } finally {
      await source?.close();
    }
    waitingSince.delete(path);
  };

  const work = async (target: Repository): Promise<void> => {
    for (const path of waitingSince.keys()) {
      if (stopping.signal.aborted) return;
      try {
        await keepOne(target, path);
      } catch (error) {
        log.warn({ err: error }, 'an upload is not in the backup yet');
        await delay(retryAfterMs, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined);
      }
    }
  };

  const run = (): void => {
    if (!repository || running || stopping.signal.aborted || waitingSince.size === 0) return;
    running = work(repository).finally(() => {
      running = undefined;
      run();
    });
  };

  const add = (path: string): void => {
    if (!waitingSince.has(path)) waitingSince.set(path, clock.now());
  };

  return {
    add(key: FileKey): void {
      add(uploadPath(key));
      run();
    },
    /** Uploads before this wait; those that an earlier process did not keep are added once. */
    async open(target: Repository): Promise<void> {
      if (repository === target) return;
      const stored = new Set((await target.store.list('files')).map(({ name }) => name));
      // An upload never changes: what another process kept is kept.
      for (const path of waitingSince.keys()) if (stored.has(path)) waitingSince.delete(path);
      for (const path of await listUploads(dataDir)) if (!stored.has(path)) add(path);
      repository = target;
      run();
    },
    /** No upload is kept until it is opened again, which finds those that are missing. */
    close(): void {
      repository = undefined;
      waitingSince.clear();
    },
    waitSince: (): Date | null => waitingSince.values().next().value ?? null,
    async stop(): Promise<void> {
      stopping.abort();
      await running;
    },
  };
}
