import { Failure } from '@hopgon/contract/failure';

export type ConcurrencyLimit = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * Runs at most `atOnce` pieces of work at once and queues at most `waitingAtMost`; one more is refused with
 * `server_busy`.
 */
export function createConcurrencyLimit(atOnce: number, waitingAtMost: number): ConcurrencyLimit {
  const waiting: (() => void)[] = [];
  let running = 0;

  const enter = async (): Promise<void> => {
    if (running < atOnce) {
      running += 1;
      return;
    }
    if (waiting.length >= waitingAtMost) throw new Failure('server_busy', { seconds: 5 });
    // Finished work passes its slot to the next in line, so `running` stays the same.
    await new Promise<void>((resolve) => waiting.push(resolve));
  };
  const leave = (): void => {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  };

  return async (work) => {
    await enter();
    try {
      return await work();
    } finally {
      leave();
    }
  };
}
