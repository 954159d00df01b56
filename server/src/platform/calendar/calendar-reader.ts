import { createWorkerPool, type SharedOptions } from '../threads/worker-pool.ts';
import { type CalendarSource, ReadCalendar } from './calendar-file.ts';
import { CalendarReply } from './calendar-reply.ts';

/** Reads untrusted files outside the event loop; reading that takes too long is stopped. */
export interface CalendarReader {
  /** Both throw WorkFailed. */
  read(companyId: string, source: CalendarSource): Promise<ReadCalendar>;
  /** Null unless the file is the reply of one attendee. */
  readReply(companyId: string, text: string): Promise<CalendarReply | null>;
  stop(): Promise<void>;
}

/** A reply has a few lines. */
const replyLimitMs = 3_000;

export function createCalendarReader(options: SharedOptions = {}): CalendarReader {
  const pool = createWorkerPool({
    ...options,
    script: new URL('./calendar-worker.ts', import.meta.url),
    size: 2,
    threadsOfOwner: 1,
    waiting: { ofOwner: 10, inAll: 100 },
    limitMs: 30_000,
    idleMs: 10_000,
    memoryMb: 256,
  });
  return {
    read: async (companyId, source) =>
      ReadCalendar.parse(await pool.run(companyId, { kind: 'file', source })),
    readReply: async (companyId, text) =>
      CalendarReply.nullable().parse(await pool.run(companyId, { kind: 'reply', text }, replyLimitMs)),
    stop: pool.stop,
  };
}
