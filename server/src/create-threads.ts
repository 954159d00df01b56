import { createAnalyser } from './domains/transcripts/analysis/create-analyser.ts';
import { createCalendarReader } from './platform/calendar/calendar-reader.ts';
import { createDocumentPress } from './platform/documents/document-press.ts';
import { createReaderThreads } from './platform/threads/reader.ts';
import type { SpareThreads } from './platform/threads/spare-threads.ts';
import type { SharedOptions } from './platform/threads/worker-pool.ts';
import type { World } from './platform/world.ts';
import type { Tables } from './reading-worker.ts';

type Threads = Pick<
  World,
  | 'analyser'
  | 'assistantReader'
  | 'calendars'
  | 'decisionsReader'
  | 'documents'
  | 'minutesReader'
  | 'readers'
  | 'readingsReader'
  | 'searchReader'
>;

/** Whatever reads people's texts and files or writes documents: each beside the event loop. */
export function createThreads(log: Pick<World['log'], 'error'>, spares?: SpareThreads): Threads {
  const shared: SharedOptions = {
    onCrash: (error) => log.error({ err: error }, 'a worker thread crashed'),
    ...(spares && { spares }),
  };
  const readers = createReaderThreads<Tables>(new URL('./reading-worker.ts', import.meta.url), shared);
  return {
    readers,
    assistantReader: readers.reader('assistant'),
    searchReader: readers.reader('search'),
    decisionsReader: readers.reader('decisions'),
    minutesReader: readers.reader('minutes'),
    readingsReader: readers.reader('readings'),
    analyser: createAnalyser(shared),
    calendars: createCalendarReader(shared),
    documents: createDocumentPress(shared),
  };
}
