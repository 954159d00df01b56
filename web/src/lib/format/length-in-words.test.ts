import { expect, test } from 'vitest';
import { lengthInWords } from './length-in-words.ts';

test.each([
  [15, '15 phút'],
  [60, '1 giờ'],
  [90, '1 giờ 30 phút'],
  [1440, '1 ngày'],
  [2970, '2 ngày 1 giờ 30 phút'],
])('%i minutes read %s', (minutes, words) => {
  expect(lengthInWords(minutes)).toBe(words);
});
