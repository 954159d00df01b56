import { setTimeout as delay } from 'node:timers/promises';

export interface Loop {
  /** From now on it also runs by itself. */
  start(): void;
  /** Runs now and resolves when nothing was left to do; asked while it runs, it runs once more. */
  run(): Promise<void>;
  /** Runs when it has been started; for whoever only says that there may be something to do. */
  wake(): void;
  /** Ends the resting, tells the work to end, and waits for it, at most `withinMs`. */
  stop(withinMs: number): Promise<void>;
}

interface LoopParts {
  /** Does what there is to do and answers how long to rest, ms; the signal asks it to end early. */
  readonly work: (signal: AbortSignal) => Promise<number>;
  readonly onError: (error: unknown) => void;
  readonly restAfterError: number;
}

/** Work that one thing at a time does: when it is woken, and when the rest it named is over. */
export function createLoop({ work, onError, restAfterError }: LoopParts): Loop {
  const ending = new AbortController();
  let timer: NodeJS.Timeout | undefined;
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

  const runUntilNothingIsWanted = async (): Promise<void> => {
    do {
      wanted = false;
      const rest = await attempt();
      clearTimeout(timer);
      if (started && !ending.signal.aborted) timer = setTimeout(() => void run(), Math.max(rest, 0)).unref();
    } while (wanted);
    running = undefined;
  };

  const run = (): Promise<void> => {
    wanted = true;
    running ??= runUntilNothingIsWanted();
    return running;
  };

  const wake = (): void => {
    if (started && !ending.signal.aborted) void run();
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
      clearTimeout(timer);
      await Promise.race([running, delay(withinMs, undefined, { ref: false })]);
    },
  };
}
