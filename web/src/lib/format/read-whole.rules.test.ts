import { expect, test } from 'vitest';
import { readWhole } from './read-whole.rules.ts';

test.each([
  ['12', 12],
  [' 12 ', 12],
  ['1.000', 1_000],
  ['1 000', 1_000],
  ['150.000', 150_000],
  ['100.000.000', 100_000_000],
  ['2.5', null],
  ['10.00', null],
  ['1.0000', null],
  ['1000.000', null],
  ['.500', null],
  ['1,5', null],
  ['-3', null],
  ['1e3', null],
  ['', null],
])('%j is read as %j', (typed, expected) => {
  expect(readWhole(typed)).toBe(expected);
});
