import { expect, test } from 'vitest';
import { createPeerClocks } from './peer-clocks.ts';

const second = 1_000_000;

test('a moment of another process is never dated later than it was, however long its messages took', () => {
  let now = 1_000 * second;
  const clocks = createPeerClocks(() => now);
  // The other clock began 900 s after ours; its messages take 30 ms to 1.9 s.
  for (const [said, took] of [
    [100, 1.9],
    [110, 0.5],
    [120, 0.03],
    [130, 1.2],
  ] as const) {
    now = (900 + said + took) * second;
    clocks.add('b', said * second);
    for (const moment of [said - 50, said]) {
      const here = clocks.momentHere('b', moment * second) ?? Number.NaN;
      expect(here).toBeLessThanOrEqual((900 + moment) * second);
      expect(here).toBeGreaterThan((900 + moment - 3) * second);
    }
  }
});

test('a process is there until it leaves or is silent', () => {
  let now = 0;
  const clocks = createPeerClocks(() => now);
  expect([clocks.areThere(), clocks.momentHere('b', 0)]).toEqual([false, null]);
  clocks.add('b', 0);
  now = 29 * second;
  expect(clocks.areThere()).toBe(true);
  now = 31 * second;
  expect(clocks.areThere()).toBe(false);
  clocks.add('b', 31 * second);
  expect(clocks.areThere()).toBe(true);
  clocks.leave('b');
  expect(clocks.areThere()).toBe(false);
  // Ids it gave are still known.
  expect(clocks.momentHere('b', 0)).not.toBeNull();
});
