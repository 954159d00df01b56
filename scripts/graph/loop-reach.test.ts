import { expect, test } from 'vitest';
import { reachedFrom, readsTexts } from './loop-reach.ts';

const main = 'server/src/main.ts';

test('the event loop loads no module that reads texts of people: threads do', () => {
  const reached = reachedFrom(main);
  expect(reached.size).toBeGreaterThan(300);
  const reading = [...reached].filter(([path]) => readsTexts(path));
  expect(reading.map(([path, from]) => `${from} loads ${path}`)).toEqual([]);
});

test('the modules of the threads read texts', () => {
  const reached = [...reachedFrom('server/src/reading-worker.ts').keys()];
  expect(reached.filter(readsTexts)).toEqual(
    expect.arrayContaining(['engine/src/intent/read-intent.ts', 'engine/src/text/rank-texts.ts']),
  );
});

test.each([
  ["import { readIntent } from '@hopgon/engine/intent/read-intent';", true],
  ["export { readIntent } from '@hopgon/engine/intent/read-intent';", true],
  ["await import('@hopgon/engine/intent/read-intent');", true],
  ["import '@hopgon/engine/intent/read-intent';", true],
  ["import type { Intent } from '@hopgon/engine/intent/intent';", false],
  ["import { type Intent } from '@hopgon/engine/intent/intent';", false],
  ["new Worker(new URL('../../engine/src/intent/read-intent.ts', import.meta.url));", false],
  ["import { fold } from '@hopgon/engine/text/fold';", false],
])('%s: %s', (source, isReading) => {
  const reached = reachedFrom(main, (path) => (path === main ? source : ''));
  expect([...reached.keys()].some(readsTexts)).toBe(isReading);
});
