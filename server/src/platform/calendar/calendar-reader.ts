import { z } from 'zod';
import { createWorkerPool, type SharedOptions } from '../threads/worker-pool.ts';
import { type CalendarSource, ReadCalendar } from './calendar-file.ts';
import { CalendarReply } from './calendar-reply.ts';
import type { CalendarFeed } from './format-feed.ts';

/** Reads untrusted files and formats large calendars outside the event loop; work that takes too long is stopped. */
export interface CalendarReader {
  /** All throw WorkFailed. */
  read(companyId: string, source: CalendarSource): Promise<ReadCalendar>;
  /** Null unless the file is the reply of one attendee. */
  readReply(companyId: string, text: string): Promise<CalendarReply | null>;
  /** Answers iCalendar text. */
  formatFeed(companyId: string, feed: CalendarFeed): Promise<string>;
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
    formatFeed: async (companyId, feed) =>
      z.string().parse(await pool.run(companyId, { kind: 'feed', feed })),
    stop: pool.stop,
  };
}
