import { expect, test } from 'vitest';
import { isReplayed } from './replay-end.rules.ts';

test.each([
  ['to its end', 0x300_00a0n, 0x300_00a0n, true],
  ['beyond what was noted', 0x300_0100n, 0x300_00a0n, true],
  ['to a record before its end', 0x300_0098n, 0x300_00a0n, false],
  ['to a record of which a page is kept', 0x300_1f00n, 0x300_2000n, true],
  ['to a record of which some pages are kept', 0x300_1f00n, 0x302_0000n, true],
  ['to a record far before its end', 0x300_1f00n, 0x400_0000n, false],
])('a log replayed %s', (_, end, until, expected) => {
  expect(isReplayed(end, until)).toBe(expected);
});
