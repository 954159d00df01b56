import { addDays } from '@hopgon/engine/time/days';
import { readTime } from '@hopgon/engine/time/said-time';
import { expect, test } from 'vitest';
import { readDateRange } from './date-range.rules.ts';

// A Friday.
test.each([
  ['tuần này mình có họp gì', '2026-11-16', '2026-11-22'],
  ['tuần sau có họp gì', '2026-11-23', '2026-11-29'],
  ['hôm nay có họp gì', '2026-11-20', '2026-11-20'],
  ['mai họp gì', '2026-11-21', '2026-11-21'],
  ['hôm qua họp gì', '2026-11-19', '2026-11-19'],
  ['chiều nay có họp không', '2026-11-20', '2026-11-20'],
  ['thứ Ba có lịch gì', '2026-11-24', '2026-11-24'],
  ['tháng này có họp nào', '2026-11-01', '2026-11-30'],
  ['có lịch họp gì', '2026-11-20', '2026-11-20'],
])('%s', (question, first, last) => {
  const now = '2026-11-20T10:20:00';
  expect(readDateRange(readTime(question, now), now)).toEqual({
    first,
    last,
    start: `${first}T00:00:00`,
    end: `${addDays(last, 1)}T00:00:00`,
    part: null,
  });
});
