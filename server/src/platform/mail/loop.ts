import { setTimeout as delay } from 'node:timers/promises';

export interface Loop {
  /** From now on it also runs by itself. */
  start(): void;
  /** Runs now and resolves when nothing was left to do; asked while it runs, it runs once more. */
  run(): Promise<void>;
  /** Runs if it has been started, at the latest after `withinMs`; for callers that only know there may be work then. */
  wake(withinMs?: number): void;
  /** Ends the delay, aborts the work's signal, and waits for the work, at most `withinMs`. */
  stop(withinMs: number): Promise<void>;
}

interface LoopParts {
  /** Does the work there is and returns the delay until the next run, ms; the signal requests an early end. */
  readonly work: (signal: AbortSignal) => Promise<number>;
  readonly onError: (error: unknown) => void;
  readonly restAfterError: number;
}

/** Work of which one run happens at a time: on a wake-up, and after the delay it returned. */
export function createLoop({ work, onError, restAfterError }: LoopParts): Loop {
  const ending = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let next = Number.POSITIVE_INFINITY;
  let running: Promise<void> | undefined;
  let wanted = false;
  let started = false;

  const attempt = async (): Promise<number> => {
    try {
      return await work(ending.signal);
    } catch (error) {
      onError(error);
      return restAfterError;
    }
  };

  const cancelNext = (): void => {
    clearTimeout(timer);
    next = Number.POSITIVE_INFINITY;
  };

  const planNext = (rest: number): void => {
    const at = performance.now() + Math.max(rest, 0);
    if (!started || ending.signal.aborted || at >= next) return;
    cancelNext();
    next = at;
    timer = setTimeout(() => void run(), Math.max(rest, 0)).unref();
  };

  const runUntilNothingIsWanted = async (): Promise<void> => {
    do {
      wanted = false;
      cancelNext();
      planNext(await attempt());
    } while (wanted);
    running = undefined;
  };

  const run = (): Promise<void> => {
    wanted = true;
    running ??= runUntilNothingIsWanted();
    return running;
  };

  const wake = (withinMs = 0): void => {
    if (withinMs > 0) planNext(withinMs);
    else if (started && !ending.signal.aborted) void run();
  };

  return {
    start() {
      started = true;
      wake();
    },
    run,
    wake,
    async stop(withinMs) {
      ending.abort();
      cancelNext();
      await Promise.race([running, delay(withinMs, undefined, { ref: false })]);
    },
  };
}
