import { Recurrence } from '@hopgon/contract/series/schemas';
import { expect, test } from 'vitest';
import { daysOf, holidaysOn, without } from './series-days.rules.ts';

test.each([
  [
    'every second day',
    { frequency: 'daily', interval: 2 },
    '2026-11-23',
    ['2026-11-23', '2026-11-25', '2026-11-27'],
  ],
  [
    'Monday and Wednesday of every second week, from a Tuesday on',
    { frequency: 'weekly', interval: 2, weekdays: [1, 3] },
    '2026-11-24',
    ['2026-11-25', '2026-12-07', '2026-12-09'],
  ],
  [
    'the last Friday of a month',
    { frequency: 'monthly', on: { by: 'weekday', nth: -1, weekday: 5 } },
    '2026-11-27',
    ['2026-11-27', '2026-12-25', '2027-01-29'],
  ],
  [
    'the last day of every third month',
    { frequency: 'monthly', interval: 3, on: { by: 'day', day: -1 } },
    '2026-11-30',
    ['2026-11-30', '2027-02-28', '2027-05-31'],
  ],
  [
    'a day that some months have not',
    { frequency: 'monthly', on: { by: 'day', day: 31 } },
    '2026-12-31',
    ['2026-12-31', '2027-01-31', '2027-03-31'],
  ],
  [
    'once a year',
    { frequency: 'yearly', month: 12, on: { by: 'weekday', nth: 2, weekday: 1 } },
    '2026-12-14',
    ['2026-12-14', '2027-12-13', '2028-12-11'],
  ],
] as const)('%s', (_, rule, day, days) => {
  expect(daysOf(Recurrence.parse(rule), day, '2030-12-31').slice(0, 3)).toEqual(days);
});

test('no more than it counts, and none behind its end', () => {
  const daily = { frequency: 'daily' as const };
  const of = (ends: object) => daysOf(Recurrence.parse({ ...daily, ends }), '2026-11-23', '2026-12-31');
  expect(of({ by: 'count', count: 3 })).toHaveLength(3);
  expect(of({ by: 'until', day: '2026-11-24' })).toEqual(['2026-11-23', '2026-11-24']);
  expect(of({ by: 'never' }).at(-1)).toBe('2026-12-31');
});

test('of days off only those of the rule are left out, beside what was left out already', () => {
  const weekly = Recurrence.parse({ frequency: 'weekly', weekdays: [5], exceptions: ['2027-02-05'] });
  const off = holidaysOn(weekly, '2026-11-27', ['2027-04-30', '2027-01-01', '2027-05-01']);
  expect(off).toEqual(['2027-01-01', '2027-04-30']);
  expect(without(weekly, off).exceptions).toEqual(['2027-01-01', '2027-02-05', '2027-04-30']);
});
