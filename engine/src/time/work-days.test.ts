import { expect, test } from 'vitest';
import { daysOffByLaw, holidayOn, isWorked, nextWorkDay, workDayBefore } from './work-days.ts';

const days = [1, 2, 3, 4, 5];
const changed = new Map([
  ['2026-12-24', { kind: 'off', name: 'Nghỉ đông' }],
  ['2026-12-26', { kind: 'work', name: 'Làm bù' }],
  ['2027-01-01', { kind: 'usual', name: '' }],
] as const);

test.each([
  ['2026-11-24', true, null],
  ['2026-11-22', false, null],
  ['2026-12-24', false, 'Nghỉ đông'],
  ['2026-12-26', true, null],
  ['2027-01-01', true, null],
  ['2027-02-06', false, 'Mùng 1 Tết'],
  ['2026-11-20', true, null],
])('%s: worked %s, holiday %s', (date, worked, holiday) => {
  expect(isWorked(date, { days, changed })).toBe(worked);
  expect(holidayOn(date, { days, changed })).toBe(holiday);
});

const sixDays = [1, 2, 3, 4, 5, 6];
const said = (day: string, kind: 'off' | 'work' | 'usual', name = '') => new Map([[day, { kind, name }]]);

test.each([
  ['a Sunday', 2026, { days }, ['2026-04-27 Nghỉ bù Giỗ Tổ Hùng Vương']],
  [
    'two days of Tết in a row, after the last of them',
    2027,
    { days },
    ['2027-02-10 Nghỉ bù Mùng 1 Tết', '2027-02-11 Nghỉ bù Mùng 2 Tết', '2027-05-03 Nghỉ bù Quốc tế Lao động'],
  ],
  ['whose Saturday is worked', 2027, { days: sixDays }, ['2027-02-10 Nghỉ bù Mùng 2 Tết']],
  ['who works on none', 2027, { days: [] }, []],
  ['a holiday that is not kept', 2026, { days, changed: said('2026-04-26', 'usual') }, []],
  ['a day in lieu that is worked', 2026, { days, changed: said('2026-04-27', 'work', 'Trực') }, []],
  ['a day in lieu with a name', 2026, { days, changed: said('2026-04-27', 'off', 'Bù Giỗ Tổ') }, []],
] as const)('days in lieu: %s', (_, year, work, expected) => {
  const inLieu = [...daysOffByLaw(year, work)].filter(([, name]) => name.startsWith('Nghỉ bù'));
  expect(inLieu.map((day) => day.join(' '))).toEqual(expected);
});

test('nobody works on a day in lieu, unless the company says that it is usual', () => {
  expect(isWorked('2026-04-27', { days })).toBe(false);
  expect(isWorked('2026-04-27', { days, changed: said('2026-04-27', 'usual') })).toBe(true);
});

const week = { days: [1, 2, 3, 4, 5] };
const withChanges = {
  ...week,
  changed: new Map([
    ['2026-11-21', { kind: 'work', name: 'Làm bù' }],
    ['2026-11-23', { kind: 'off', name: 'Nghỉ' }],
  ] as const),
};

test.each([
  ['2026-11-19', week, '2026-11-20'],
  ['2026-11-20', week, '2026-11-23'],
  ['2026-12-31', week, '2027-01-04'],
  ['2026-11-20', withChanges, '2026-11-21'],
  ['2026-11-21', withChanges, '2026-11-24'],
  ['2026-11-20', { days: [] }, '2026-11-21'],
])('after %s the next worked day is (%#) %o', (day, work, next) => {
  expect(nextWorkDay(day, work)).toBe(next);
});

test.each([
  ['2026-11-26', 0, week, '2026-11-26'],
  ['2026-11-26', 2, week, '2026-11-24'],
  ['2026-11-24', 2, week, '2026-11-20'],
  ['2027-01-05', 2, week, '2026-12-31'],
  ['2026-11-24', 2, withChanges, '2026-11-20'],
  ['2026-11-24', 2, { days: [] }, '2026-11-22'],
])('from %s back %i worked days (%#) is %o', (day, count, work, before) => {
  expect(workDayBefore(day, count, work)).toBe(before);
});
