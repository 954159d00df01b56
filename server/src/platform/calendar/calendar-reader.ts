import { createWorkerPool } from '../threads/worker-pool.ts';
import { type CalendarSource, ReadCalendar } from './calendar-file.ts';

/** Reads strangers' files beside the event loop; what takes too long is ended. */
export interface CalendarReader {
  /** Throws WorkFailed. */
  read(source: CalendarSource): Promise<ReadCalendar>;
  stop(): Promise<void>;
}

export function createCalendarReader(): CalendarReader {
  const pool = createWorkerPool({
    script: new URL('./calendar-worker.ts', import.meta.url),
    size: 1,
    limitMs: 30_000,
    idleMs: 10_000,
    memoryMb: 256,
  });
  return { read: async (source) => ReadCalendar.parse(await pool.run(source)), stop: pool.stop };
}
