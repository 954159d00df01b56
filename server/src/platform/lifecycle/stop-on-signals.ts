import { setTimeout as delay } from 'node:timers/promises';

export interface StopStep {
  readonly name: string;
  /** Milliseconds after which the next step begins all the same. */
  readonly limitMs: number;
  readonly run: () => Promise<unknown> | unknown;
}

interface Options {
  /** In the order in which they run; read when the stop begins, so steps may be added while starting. */
  readonly steps: readonly StopStep[];
  /** Called with the step that failed or exceeded its time. */
  readonly report: (message: string, error?: unknown) => void;
  readonly exit?: (code: number) => void;
  /** Milliseconds that the steps may take beyond the usual. */
  readonly extraMs?: number;
}

/** However slow the steps are, the process ends within this and what it was given beyond. */
const HARD_LIMIT_MS = 9_500;
const STARTER_POLL_MS = 200;

/**
 * Runs the steps once, at the first SIGTERM, SIGINT or SIGHUP or when called, then exits with 0 (with 1 past the
 * hard limit). A Ctrl+C reaches us several times (terminal, npm, start script), so later signals change nothing.
 */
export function stopOnSignals({
  steps,
  report,
  exit = process.exit,
  extraMs = 0,
}: Options): () => Promise<void> {
  let stopping: Promise<void> | undefined;
  const stop = () => {
    stopping ??= runSteps(steps, report).then(() => exit(0));
    return stopping;
  };
  const begin = () => {
    if (!stopping) setTimeout(() => exit(1), HARD_LIMIT_MS + extraMs).unref();
    void stop();
  };
  process.on('SIGTERM', begin).on('SIGINT', begin).on('SIGHUP', begin);
  whenStarterGone(begin);
  return stop;
}

// A SIGTERM to npm ends npm and its shell without a signal to this process.
function whenStarterGone(run: () => void): void {
  const starter = Number(process.env.HOP_GON_STARTER);
  if (!starter || process.platform === 'win32') return;
  const timer = setInterval(() => {
    if (process.ppid === starter) return;
    clearInterval(timer);
    run();
  }, STARTER_POLL_MS).unref();
}

/** Runs each step within its time limit; a failed step does not stop the others. */
export async function runSteps(steps: readonly StopStep[], report: Options['report']): Promise<void> {
  for (const step of steps) {
    const limit = new AbortController();
    // It keeps the process alive: one that ends while a step waits skips all later steps and says nothing.
    const overrun = delay(step.limitMs, 'overrun', { signal: limit.signal });
    try {
      if ((await Promise.race([step.run(), overrun])) === 'overrun')
        report(`${step.name}: hết ${step.limitMs} ms`);
    } catch (error) {
      report(step.name, error);
    } finally {
      overrun.catch(() => undefined);
      limit.abort();
    }
  }
}
