import { expect, test } from 'vitest';
import { readDayWords } from './read-day-words.ts';

test.each([
  ['mai', '2026-11-23'],
  ['Hôm nay', '2026-11-22'],
  ['thứ sáu', '2026-11-27'],
  ['thu sau tuan sau', '2026-11-27'],
  ['ngày 25', '2026-11-25'],
  ['tuần sau', null],
  ['3 ngày nữa', '2026-11-25'],
  ['3 ngày tới', null],
  ['mai chiều thứ sáu họp', null],
  ['họp', null],
  ['', null],
])('on a Sunday %j is %j', (typed, day) => {
  expect(readDayWords(typed, '2026-11-22')).toBe(day);
});
