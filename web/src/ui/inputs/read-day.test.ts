import { expect, test } from 'vitest';
import { dayProblem, readDay } from './read-day.ts';

const today = '2026-11-22';

test.each([
  ['25/11/2026', '2026-11-25'],
  ['25/11', '2026-11-25'],
  [' 5.12 ', '2026-12-05'],
  ['5-1', '2027-01-05'],
  ['30/6', '2026-06-30'],
  ['25/11/27', '2027-11-25'],
  ['2026-12-01', '2026-12-01'],
  ['29/2/2028', '2028-02-29'],
  // Not this year, but the next has it.
  ['29/2/2027', null],
  ['31/11', null],
  ['13/13', null],
  ['25', null],
  ['', null],
  ['mai', null],
])('%j is %j', (typed, day) => {
  expect(readDay(typed, today)).toBe(day);
});

test('a date that this year lacks is of the next', () => {
  expect(readDay('29/2', '2027-03-10')).toBe('2028-02-29');
});

test.each([
  ['2026-11-25', null],
  ['05/12/2126', 'Ngày này quá xa, hãy chọn một ngày trước năm 2100'],
  ['2126-12-05', 'Ngày này quá xa, hãy chọn một ngày trước năm 2100'],
  ['', 'Hãy ghi hạn mới là một ngày, ví dụ 25/11/2026'],
  ['31/02/2027', 'Hãy ghi hạn mới là một ngày, ví dụ 25/11/2026'],
  ['mai mốt', 'Hãy ghi hạn mới là một ngày, ví dụ 25/11/2026'],
])('as the new deadline %s: %s', (typed, problem) => {
  expect(dayProblem(typed, 'hạn mới')).toBe(problem);
});
