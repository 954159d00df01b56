import { setTimeout as delay } from 'node:timers/promises';
import type { Postmaster } from './postmaster.ts';

/** A log line about a server that ended by itself. */
export interface SupervisorLog {
  warn(facts: object, message: string): void;
  info(facts: object, message: string): void;
}

interface Supervised {
  readonly start: () => Promise<Postmaster>;
  readonly log: SupervisorLog;
  /** Milliseconds before each further attempt; the last is repeated. */
  readonly pauses?: readonly number[];
}

/** After running this long a server counts as healthy: its next exit is followed by the shortest pause. */
const wellAfterMs = 60_000;

/** Starts a server, and starts it again whenever it ends by itself, until it is stopped. */
export async function supervise({
  start,
  log,
  pauses = [100, 500, 1_000, 2_000, 5_000, 10_000],
}: Supervised): Promise<Pick<Postmaster, 'stop'>> {
  let server = await start();
  const stopping = new AbortController();

  const startAgain = async (failures: number): Promise<void> => {
    const pauseMs = pauses[Math.min(failures, pauses.length - 1)] ?? 0;
    log.warn({ pauseMs }, 'PostgreSQL ended by itself and is started again');
    await delay(pauseMs, undefined, { signal: stopping.signal, ref: false });
    server = await start();
    log.info({}, 'PostgreSQL serves again');
  };

  const watch = async (): Promise<void> => {
    let failures = 0;
    while (!stopping.signal.aborted) {
      const from = performance.now();
      await server.ended;
      if (performance.now() - from > wellAfterMs) failures = 0;
      if (stopping.signal.aborted) return;
      await startAgain(failures).catch((error: unknown) => {
        if (!stopping.signal.aborted) log.warn({ err: error }, 'PostgreSQL could not be started');
      });
      failures += 1;
    }
  };

  const watching = watch();
  return {
    stop: async () => {
      stopping.abort();
      await server.stop();
      await watching;
      // One that was starting meanwhile.
      await server.stop();
    },
  };
}
