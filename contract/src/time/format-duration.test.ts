import { expect, test } from 'vitest';
import { formatOffset, hoursInWords, lengthInWords } from './format-duration.ts';

test.each([
  [0, '00:00'],
  [65_400, '01:05'],
  [724_900, '12:04'],
  [3_723_000, '1:02:03'],
])('%i ms is %s', (ms, text) => {
  expect(formatOffset(ms)).toBe(text);
});

test.each([
  [0, '0 giờ', ''],
  [15, '15 phút', '15 phút'],
  [75, '1 giờ 15 phút', '1 giờ 15 phút'],
  [120, '2 giờ', '2 giờ'],
  [1440, '24 giờ', '1 ngày'],
  [2970, '49 giờ 30 phút', '2 ngày 1 giờ 30 phút'],
  [72_180, '1.203 giờ', '50 ngày 3 giờ'],
])('%i minutes are %s as hours, and as the length of a meeting "%s"', (minutes, hours, length) => {
  expect([hoursInWords(minutes * 60_000), lengthInWords(minutes)]).toEqual([hours, length]);
});
