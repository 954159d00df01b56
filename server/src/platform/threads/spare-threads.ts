import type { Worker } from 'node:worker_threads';

/** Threads without work whose pool has stopped, for the next pool of the same script: loading one costs more than most work. */
export interface SpareThreads {
  keep(script: URL, worker: Worker): void;
  take(script: URL): Worker | undefined;
}

/** For a process that starts many apps one after the other. */
export function createSpareThreads(): SpareThreads {
  /** By the script; each with what ends its keeping. */
  const kept = new Map<string, Map<Worker, () => void>>();
  return {
    keep({ href }, worker) {
      const workers = kept.get(href) ?? new Map<Worker, () => void>();
      const release = () => {
        workers.delete(worker);
        worker.off('error', release);
        worker.off('exit', release);
      };
      // An error that nothing listens to ends the process.
      worker.once('error', release);
      worker.once('exit', release);
      kept.set(href, workers.set(worker, release));
    },
    take({ href }) {
      const [entry] = kept.get(href) ?? [];
      if (!entry) return undefined;
      const [worker, release] = entry;
      release();
      return worker;
    },
  };
}
