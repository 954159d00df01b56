import { expect, test } from 'vitest';
import { relativeTime } from './relative-time.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

// Proves S2.137
test.each([
  [-5 * minute, 'Vừa xong'],
  [0, 'Vừa xong'],
  [hour - 1, 'Vừa xong'],
  [hour, '1 giờ trước'],
  [day - 1, '23 giờ trước'],
  [day, '1 ngày trước'],
  [40 * day, '40 ngày trước'],
])('%i ms ago is %s', (passed, words) => {
  expect(relativeTime(1_000_000_000_000 - passed, 1_000_000_000_000)).toBe(words);
});
