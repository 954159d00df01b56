import { expect, test } from 'vitest';
import { holidayOn, isWorked, nextWorkDay, workDayBefore } from './work-days.ts';

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
  expect(holidayOn(date, { changed })).toBe(holiday);
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
