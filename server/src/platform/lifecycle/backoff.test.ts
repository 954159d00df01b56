import { expect, test } from 'vitest';
import { createBackoff } from './backoff.ts';

test('tries come further apart while connections end soon, and close together after one that lived', () => {
  let now = 0;
  const backoff = createBackoff(() => now);
  const waits = (tries: number, livedMs: number | null) =>
    Array.from({ length: tries }, () => {
      if (livedMs !== null) backoff.opened();
      now += livedMs ?? 0;
      return backoff.nextMs();
    });
  expect(waits(3, null)).toEqual([100, 200, 400]);
  expect(waits(4, 1_000), 'one that is made and lost at once is no success').toEqual([
    800, 1_600, 3_200, 5_000,
  ]);
  expect(waits(1, 30_000)).toEqual([100]);
  expect(waits(2, null)).toEqual([200, 400]);
});
