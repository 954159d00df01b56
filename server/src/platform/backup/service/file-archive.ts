import { setTimeout as delay } from 'node:timers/promises';
import type { Clock } from '../../clock/clock.ts';
import type { FileKey, Storage } from '../../storage/storage.ts';
import { storeUpload, uploadObject } from '../copy-files.ts';
import type { Repository } from '../repository.ts';

const retryAfterMs = 2_000;

interface ArchiveParts {
  readonly storage: Pick<Storage, 'list' | 'read'>;
  readonly clock: Pick<Clock, 'now'>;
  readonly log: { warn(facts: object, message: string): void };
}

/** Keeps uploads as they are stored, one after the other; one that fails is tried until it is kept. */
export function createFileArchive({ storage, clock, log }: ArchiveParts) {
  /** By the names of their objects, the longest waiting first. */
  const waiting = new Map<string, { readonly key: FileKey; readonly since: Date }>();
  const stopping = new AbortController();
  let running: Promise<void> | undefined;
  let repository: Repository | undefined;
  /** Whether those that are missing have been added since the last event that was lost. */
  let isListed = false;

  const work = async (target: Repository): Promise<void> => {
    for (const [name, { key }] of waiting) {
      if (stopping.signal.aborted) return;
      try {
        await storeUpload(target, storage, key);
        waiting.delete(name);
      } catch (error) {
        log.warn({ err: error }, 'an upload is not in the backup yet');
        await delay(retryAfterMs, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined);
      }
    }
  };

  const run = (): void => {
    if (!repository || running || stopping.signal.aborted || waiting.size === 0) return;
    running = work(repository).finally(() => {
      running = undefined;
      run();
    });
  };

  const add = (key: FileKey): void => {
    const name = uploadObject(key);
    if (!waiting.has(name)) waiting.set(name, { key, since: clock.now() });
  };

  const addMissing = async (target: Repository): Promise<void> => {
    const stored = new Set((await target.store.list('files')).map(({ name }) => name));
    // An upload never changes: what another process kept is kept.
    for (const name of waiting.keys()) if (stored.has(name)) waiting.delete(name);
    for await (const key of storage.list()) if (!stored.has(uploadObject(key))) add(key);
  };

  return {
    add(key: FileKey): void {
      add(key);
      run();
    },
    /** Events about uploads may have been lost: the next `open` adds those that are missing. */
    listAgain(): void {
      isListed = false;
    },
    /** Uploads before this wait; those that an earlier process did not keep are added once. */
    async open(target: Repository): Promise<void> {
      if (repository === target && isListed) return;
      isListed = true;
      try {
        await addMissing(target);
      } catch (error) {
        isListed = false;
        throw error;
      }
      repository = target;
      run();
    },
    /** No upload is kept until it is opened again, which finds those that are missing. */
    close(): void {
      repository = undefined;
      isListed = false;
      waiting.clear();
    },
    waitSince: (): Date | null => waiting.values().next().value?.since ?? null,
    async stop(): Promise<void> {
      stopping.abort();
      await running;
    },
  };
}
