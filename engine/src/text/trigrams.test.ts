import { expect, test } from 'vitest';
import { trigramSimilarity } from './trigrams.ts';

test.each([
  ['tung', 'tung', 1],
  ['tungg', 'tung', 4 / 7],
  ['ngoc', 'ngok', 3 / 7],
  ['mai', 'ha', 0],
  ['', 'ha', 0],
])('%s and %s', (left, right, wanted) => {
  expect(trigramSimilarity(left, right)).toBeCloseTo(wanted);
  expect(trigramSimilarity(right, left)).toBeCloseTo(wanted);
});
