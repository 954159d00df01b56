import { parentPort } from 'node:worker_threads';
import { CalendarSource } from './calendar-file.ts';
import { readCalendar } from './read-calendar.ts';

// An error ends the thread, and so tells the pool.
parentPort?.on('message', (input) => {
  parentPort?.postMessage(readCalendar(CalendarSource.parse(input)));
});
