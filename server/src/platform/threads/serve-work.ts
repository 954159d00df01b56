import { parentPort } from 'node:worker_threads';
import { loaded } from './worker-pool.ts';

/**
 * Replies to each message of this thread with the result of `work`. An error ends the thread, which the pool notices.
 */
export function serveWork<Input>(work: (input: Input) => unknown): void {
  parentPort?.on('message', async (input: Input) => {
    parentPort?.postMessage(loaded);
    parentPort?.postMessage(await work(input));
  });
}
