import { setTimeout as delay } from 'node:timers/promises';

export interface DailyTask {
  readonly name: string;
  readonly run: () => Promise<void>;
}

interface DailyParts {
  readonly tasks: readonly DailyTask[];
  readonly log: { error(fields: object, message: string): void };
  /** Milliseconds; a start has better things to do. */
  readonly firstAfter?: number;
  readonly every?: number;
}

export interface Daily {
  start(): void;
  /** Begins no task any more and waits for the one that runs, at most `withinMs`. */
  stop(withinMs: number): Promise<void>;
}

const minute = 60_000;

/**
 * Tidying that each process does by itself, one task after the other: it must do no harm done twice or by two at once.
 * What fails is tried again the next day.
 */
export function createDaily({
  tasks,
  log,
  firstAfter = minute,
  every = 24 * 60 * minute,
}: DailyParts): Daily {
  const ending = new AbortController();
  let running = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;

  const runAll = async (): Promise<void> => {
    for (const { name, run } of tasks) {
      if (ending.signal.aborted) return;
      await run().catch((error: unknown) => log.error({ err: error, task: name }, 'daily task failed'));
    }
  };

  const plan = (after: number): void => {
    timer = setTimeout(() => {
      running = runAll().then(() => (ending.signal.aborted ? undefined : plan(every)));
    }, after).unref();
  };

  return {
    start: () => plan(firstAfter),
    async stop(withinMs) {
      ending.abort();
      clearTimeout(timer);
      await Promise.race([running, delay(withinMs, undefined, { ref: false })]);
    },
  };
}
