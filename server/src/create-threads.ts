import { createAnalyser } from './domains/transcripts/analysis/create-analyser.ts';
import { createCalendarReader } from './platform/calendar/calendar-reader.ts';
import { createDocumentPress } from './platform/documents/document-press.ts';
import { createReaderThreads } from './platform/threads/reader.ts';
import type { World } from './platform/world.ts';
import type { Tables } from './reading-worker.ts';

type Threads = Pick<
  World,
  'analyser' | 'assistantReader' | 'calendars' | 'documents' | 'readers' | 'searchReader'
>;

/** Whatever reads people's texts and files or writes documents: each beside the event loop. */
export function createThreads(): Threads {
  const readers = createReaderThreads<Tables>(new URL('./reading-worker.ts', import.meta.url));
  return {
    readers,
    assistantReader: readers.reader('assistant'),
    searchReader: readers.reader('search'),
    analyser: createAnalyser(),
    calendars: createCalendarReader(),
    documents: createDocumentPress(),
  };
}
