import { expect, test } from 'vitest';
import { holidaysOf } from './holidays.ts';

const days = (year: number, kind: string) =>
  holidaysOf(year)
    .filter((day) => day.kind === kind)
    .map((day) => day.date);

test('the days off of 2026 are the eleven of the law, in order', () => {
  expect(days(2026, 'public')).toEqual([
    '2026-01-01',
    '2026-02-16',
    '2026-02-17',
    '2026-02-18',
    '2026-02-19',
    '2026-02-20',
    '2026-04-26',
    '2026-04-30',
    '2026-05-01',
    '2026-09-01',
    '2026-09-02',
  ]);
});

test.each([
  [2024, '2024-09-03'],
  [2025, '2025-09-01'],
  [2027, '2027-09-03'],
])('in %d the day beside 2/9 is %s, towards the weekend', (year, day) => {
  expect(holidaysOf(year).find(({ name }) => name === 'Nghỉ lễ Quốc khánh')?.date).toBe(day);
});

test('observances are no days off', () => {
  expect(days(2026, 'observance')).toEqual([
    '2026-02-10',
    '2026-03-08',
    '2026-09-25',
    '2026-10-20',
    '2026-11-20',
  ]);
});
