import { parentPort } from 'node:worker_threads';
import { loaded } from './worker-pool.ts';

/** Answers each message to this thread with what `work` makes of it. An error ends the thread, and so tells the pool. */
export function serveWork<Input>(work: (input: Input) => unknown): void {
  parentPort?.on('message', async (input: Input) => {
    parentPort?.postMessage(loaded);
    parentPort?.postMessage(await work(input));
  });
}
