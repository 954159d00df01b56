import { expect, test } from 'vitest';
import { parseDuration } from './parse-duration.ts';

test.each([
  ['nửa tiếng', 30],
  ['nua tieng', 30],
  ['nửa giờ đồng hồ', 30],
  ['90 phút', 90],
  ["45'", 45],
  ['45p', 45],
  ['ba mươi phút', 30],
  ['một tiếng', 60],
  ['một giờ đồng hồ', 60],
  ['1 tiếng rưỡi', 90],
  ['1 giờ rưỡi', 90],
  ['hai tiếng rưỡi', 150],
  ['2h', 120],
  ['1h30', 90],
  ['1 giờ 30 phút', 90],
  ['2 tiếng 15 phút', 135],
  ['1,5 tiếng', 90],
  ['1.5h', 90],
  ['kéo dài 2 giờ', 120],
  ['họp tầm 45 phút thôi nhé', 45],
  ['1 ngày', 1440],
  ['1:30', 90],
])('"%s" lasts %d minutes', (text, minutes) => {
  expect(parseDuration(text)).toBe(minutes);
  expect(parseDuration(text.normalize('NFD'))).toBe(minutes);
});

test.each(['', 'họp giao ban', '3 người', 'phòng 2'])('"%s" states no length', (text) => {
  expect(parseDuration(text)).toBeNull();
});
