import { expect, test } from 'vitest';
import { readDateRange } from './date-range.rules.ts';

// A Friday.
test.each([
  ['tuần này mình có họp gì', '2026-11-16', '2026-11-22', 7],
  ['tuần sau có họp gì', '2026-11-23', '2026-11-29', 7],
  ['hôm nay có họp gì', '2026-11-20', '2026-11-20', 1],
  ['mai họp gì', '2026-11-21', '2026-11-21', 1],
  ['hôm qua họp gì', '2026-11-19', '2026-11-19', 1],
  ['chiều nay có họp không', '2026-11-20', '2026-11-20', 1],
  ['thứ Ba có lịch gì', '2026-11-24', '2026-11-24', 1],
  ['tháng này có họp nào', '2026-11-01', '2026-11-30', 30],
  ['có lịch họp gì', '2026-11-20', '2026-11-20', 1],
])('%s', (question, first, last, days) => {
  expect(readDateRange(question, '2026-11-20T10:20:00')).toMatchObject({
    first,
    last,
    days,
    start: `${first}T00:00:00`,
  });
});
