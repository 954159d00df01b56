import { afterEach, expect, test } from 'vitest';
import type { JobScope } from '../tenancy/scopes.ts';
import { createReaderThreads, type ReaderThreads } from './reader.ts';

// A table of readings as a domain has one: it answers, or never ends.
const script = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { serveReadings } from '${new URL('./serve-readings.ts', import.meta.url)}';
    serveReadings({ words: { count: (text) => text.split(' ').length, hang: () => { for (;;); } } });
  `)}`,
);
interface Tables {
  readonly [table: string]: Words;
  readonly words: Words;
}
type Words = { readonly count: (text: string) => number; readonly hang: () => number };

const opened: ReaderThreads<Tables>[] = [];
function open(options: Parameters<typeof createReaderThreads>[1] = {}) {
  const threads = createReaderThreads<Tables>(script, options);
  opened.push(threads);
  return threads.reader('words');
}
afterEach(() => Promise.all(opened.splice(0).map((threads) => threads.stop())));

const company = (companyId: string): JobScope => {
  const scope: JobScope = {
    companyId,
    get db(): never {
      throw new Error('readings ask no database');
    },
    transaction: (work) => work(scope),
    single: (work) => work(scope),
    afterCommit: (run) => run(),
  };
  return scope;
};

test('a reading returns the result of its function', async () => {
  expect(await open().read(company('a'), 'count', 'họp với An')).toBe(3);
});

test('an endless reading is stopped, and its person gets the reason', async () => {
  const reader = open({ limitMs: 300 });
  await expect(reader.read(company('a'), 'hang')).rejects.toMatchObject({ code: 'text_unreadable' });
  expect(await reader.read(company('a'), 'count', 'một hai')).toBe(2);
});

test('a thread that cannot start is no fault of the text: its person may try again later', async () => {
  const threads = createReaderThreads<Tables>(new URL('./no-such-module.ts', import.meta.url));
  opened.push(threads);
  const reading = threads.reader('words').read(company('a'), 'count', 'một');
  await expect(reading).rejects.toMatchObject({ code: 'not_ready' });
});

test('a flood of one company delays no other, and is refused beyond a limit', async () => {
  const reader = open({ size: 2, threadsOfOwner: 1, waiting: { ofOwner: 2, inAll: 10 } });
  const flood = [1, 2, 3].map(() => reader.read(company('greedy'), 'hang'));
  const ended = Promise.allSettled(flood);
  await expect(reader.read(company('greedy'), 'hang')).rejects.toMatchObject({ code: 'company_busy' });
  expect(await reader.read(company('other'), 'count', 'một')).toBe(1);
  await opened[0]?.stop();
  await ended;
});
