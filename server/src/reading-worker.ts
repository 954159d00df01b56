import { assistantReadings } from './domains/assistant/assistant.readings.ts';
import { decisionsReadings } from './domains/decisions/decisions.readings.ts';
import { minutesReadings } from './domains/minutes/minutes.readings.ts';
import { readingsReadings } from './domains/readings/readings.readings.ts';
import { searchReadings } from './domains/search/search.readings.ts';
import { serveReadings } from './platform/threads/serve-readings.ts';

const tables = {
  assistant: assistantReadings,
  search: searchReadings,
  decisions: decisionsReadings,
  minutes: minutesReadings,
  readings: readingsReadings,
};

/** The threads that `createReaderThreads` starts; the event loop knows their type alone. */
export type Tables = typeof tables;

serveReadings(tables);
