import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { errorCode } from '../../lifecycle/error-code.ts';
import type { FileKey } from '../../storage/storage.ts';
import type { Repository } from '../repository.ts';
import { readFileLazily } from '../store/read-file-lazily.ts';

const retryAfterMs = 2_000;

/** The path of an upload below DATA_DIR, which is also the name of its object. */
const uploadPath = ({ folder, id }: FileKey): string => `files/${folder}/${id.slice(0, 2)}/${id}`;

/** Keeps uploads as they are stored, one after the other; one that fails is tried until it is kept. */
export function createFileArchive(dataDir: string, log: { warn(facts: object, message: string): void }) {
  const waiting = new Set<string>();
  const stopping = new AbortController();
  let running: Promise<void> | undefined;
  let repository: Repository | undefined;

  const keepOne = async (target: Repository, path: string): Promise<void> => {
    try {
      await target.write(path, readFileLazily(join(dataDir, path)));
    } catch (error) {
      // Removed again meanwhile.
      if (errorCode(error) !== 'ENOENT') throw error;
    }
    waiting.delete(path);
  };

  const work = async (target: Repository): Promise<void> => {
    for (const path of waiting) {
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
    if (!repository || running || waiting.size === 0) return;
    running = work(repository).finally(() => {
      running = undefined;
      if (!stopping.signal.aborted) run();
    });
  };

  return {
    add(key: FileKey): void {
      waiting.add(uploadPath(key));
      run();
    },
    /** Uploads before this wait. */
    open(target: Repository): void {
      repository = target;
      run();
    },
    async stop(): Promise<void> {
      stopping.abort();
      await running;
    },
  };
}
