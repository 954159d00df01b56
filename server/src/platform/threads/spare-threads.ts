import type { Worker } from 'node:worker_threads';

/** Threads without work whose pool has stopped, for the next pool of the same script: loading one costs more than most work. */
export interface SpareThreads {
  keep(script: URL, worker: Worker): void;
  take(script: URL): Worker | undefined;
}

/** For a process that starts many apps one after the other. */
export function createSpareThreads(): SpareThreads {
  const kept = new Map<string, Set<Worker>>();
  return {
    keep({ href }, worker) {
      const workers = kept.get(href) ?? new Set();
      kept.set(href, workers.add(worker));
      worker.once('exit', () => workers.delete(worker));
    },
    take({ href }) {
      const [worker] = kept.get(href) ?? [];
      if (worker) kept.get(href)?.delete(worker);
      return worker;
    },
  };
}
