import { expect, test } from 'vitest';
import { besideOf } from './beside.rules.ts';

const list = ['an', 'bình', 'chi'].map((userId) => ({ userId }));

test.each([
  ['an', list, 'bình'],
  ['bình', list, 'chi'],
  ['chi', list, 'bình'],
  ['an', list.slice(0, 1), undefined],
  ['dũng', list, undefined],
])('beside %s stands %#', (gone, members, expected) => {
  expect(besideOf(members, gone)?.userId).toBe(expected);
});
