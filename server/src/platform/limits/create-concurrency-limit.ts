import { Failure } from '@hopgon/contract/failure';
import pLimit from 'p-limit';

export type ConcurrencyLimit = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * Runs at most `atOnce` pieces of work at once and queues at most `waitingAtMost`; one more is refused with
 * `server_busy`.
 */
export function createConcurrencyLimit(atOnce: number, waitingAtMost: number): ConcurrencyLimit {
  const limit = pLimit(atOnce);
  return async (work) => {
    if (limit.activeCount + limit.pendingCount >= atOnce + waitingAtMost)
      throw new Failure('server_busy', { seconds: 5 });
    return limit(work);
  };
}
