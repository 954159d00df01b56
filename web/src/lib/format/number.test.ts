import { expect, test } from 'vitest';
import { countsInWords, formatNumber, formatSize } from './number.ts';

test('thousands have points, decimals a comma', () => {
  expect(formatNumber(1234.5)).toBe('1.234,5');
});

test('counts leave out what there is none of', () => {
  expect(countsInWords([1, 'đã xong'], [0, 'còn lại'])).toBe('1 đã xong');
  expect(countsInWords([0, 'lời mời'], [1200, 'việc đề xuất'], [1, 'lần chọn giờ họp'])).toBe(
    '1.200 việc đề xuất, 1 lần chọn giờ họp',
  );
});

test.each([
  [0, '0 byte'],
  [999, '999 byte'],
  [1000, '1 KB'],
  [3_440_000, '3,4 MB'],
  [20_971_520, '21 MB'],
])('%i bytes are %s', (bytes, words) => {
  expect(formatSize(bytes)).toBe(words);
});
