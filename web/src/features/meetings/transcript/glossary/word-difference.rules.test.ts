import { expect, test } from 'vitest';
import { wordDifference } from './word-difference.rules.ts';

test.each([
  ['Gọi ép pi ai, nhé.', 'Gọi API, nhé.', 'ép pi ai', 'API'],
  ['Kho Bình Chuyên.', 'Kho Bình Xuyên.', 'Chuyên', 'Xuyên'],
  ['ép pi ai', 'API', 'ép pi ai', 'API'],
])('%s → %s', (before, after, spoken, written) => {
  expect(wordDifference(before, after)).toEqual({ spoken, written });
});

test.each([
  ['the same', 'Gọi đi', 'Gọi đi'],
  ['a word more', 'Gọi đi', 'Gọi ngay đi'],
  ['a sentence', 'a '.repeat(60), 'b '.repeat(60)],
])('%s is no term', (_, before, after) => {
  expect(wordDifference(before, after)).toBeNull();
});
