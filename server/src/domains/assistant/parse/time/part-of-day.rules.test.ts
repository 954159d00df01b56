import { expect, test } from 'vitest';
import { earliestOf, latestOf } from './part-of-day.rules.ts';

test.each([
  ['2026-11-27T08:00:00', '2026-11-27T00:00:00'],
  ['2026-11-27T13:00:00', '2026-11-27T12:00:00'],
  ['2026-11-27T18:00:00', '2026-11-27T18:00:00'],
])('from %s a calendar shows what begins at %s', (said, shown) => {
  expect(earliestOf(said)).toBe(shown);
});

test.each([
  ['2026-11-27T12:00:00', '2026-11-27T12:00:00'],
  ['2026-11-27T22:00:00', '2026-11-28T00:00:00'],
])('until %s it shows what ends by %s', (said, shown) => {
  expect(latestOf(said)).toBe(shown);
});
