import { expect, test } from 'vitest';
import { addDays, addMonths, daysBetween, mondayOf, weekdayOf } from './days.ts';

test('days are counted over months and years', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
  expect(daysBetween('2028-02-28', '2028-03-01')).toBe(2);
  expect([weekdayOf('2026-11-23'), weekdayOf('2026-11-22')]).toEqual([1, 7]);
});

test.each([
  ['2026-01-31', 1, '2026-02-28'],
  ['2026-03-31', -1, '2026-02-28'],
  ['2026-11-23', 2, '2027-01-23'],
])('%s and %i months is %s', (day, months, then) => {
  expect(addMonths(day, months)).toBe(then);
});

test.each(['2026-11-16', '2026-11-18', '2026-11-22'])('the week of %s begins on Monday 2026-11-16', (day) => {
  expect(mondayOf(day)).toBe('2026-11-16');
});
