import { afterEach, expect, test } from 'vitest';
import { createDaily, type Daily } from './daily.ts';

let daily: Daily | undefined;
afterEach(() => daily?.stop(100));

test('each task runs again and again, whatever becomes of the others', async () => {
  const reported: unknown[] = [];
  let runs = 0;
  daily = createDaily({
    tasks: [
      { name: 'broken', run: () => Promise.reject(new Error('no')) },
      {
        name: 'well',
        run: async () => {
          runs += 1;
        },
      },
    ],
    log: { error: (fields) => reported.push(fields) },
    firstAfter: 1,
    every: 1,
  });
  expect(runs).toBe(0);
  daily.start();
  await expect.poll(() => runs).toBeGreaterThan(2);
  expect(reported[0]).toMatchObject({ task: 'broken', err: new Error('no') });
});

test('stopped, it waits for the task that runs and begins no other', async () => {
  const { promise, resolve: finish } = Promise.withResolvers<void>();
  let begun = 0;
  const slow = () => {
    begun += 1;
    return promise;
  };
  daily = createDaily({
    tasks: [
      { name: 'slow', run: slow },
      { name: 'next', run: slow },
    ],
    log: { error: () => undefined },
    firstAfter: 1,
    every: 1,
  });
  daily.start();
  await expect.poll(() => begun).toBe(1);
  let stopped = false;
  const stopping = daily.stop(10_000).then(() => {
    stopped = true;
  });
  await Promise.resolve();
  expect(stopped).toBe(false);
  finish();
  await stopping;
  expect(begun).toBe(1);
});
