import { expect, test } from 'vitest';
import { type DayRow, daysOfYear, isAsSeen, rowFor, rowToDrop } from './company-days.rules.ts';

const week = [1, 2, 3, 4, 5];
const work = { days: week };

const own = (day: string, name: string, kind: 'off' | 'work' = 'off'): DayRow => ({ day, name, kind });

test('a year begins with the holidays of the law, Tết by the moon over Vietnam', () => {
  const { days, workedHolidays } = daysOfYear(2027, [], week);
  expect(days.find(({ name }) => name === 'Mùng 1 Tết')?.date).toBe('2027-02-06');
  expect(days.every(({ source, kind }) => source === 'law' && kind === 'off')).toBe(true);
  expect(workedHolidays).toEqual([]);
});

test('a holiday on a weekly day off has a day in lieu, which the company may work on and restore', () => {
  const lieu = { date: '2026-04-27', name: 'Nghỉ bù Giỗ Tổ Hùng Vương' };
  const usual = { day: lieu.date, kind: 'usual', name: '' } as const;
  expect(daysOfYear(2026, [], week).days).toContainEqual({ ...lieu, kind: 'off', source: 'law' });
  expect(rowToDrop(lieu.date, work)).toEqual(usual);
  expect(daysOfYear(2026, [usual], week).workedHolidays).toEqual([lieu]);
  const changed = new Map([[lieu.date, usual]]);
  expect(rowFor(lieu.date, { name: lieu.name, kind: 'off' }, { ...work, changed })).toBeNull();
});

test('what the company says of a day stands in place of the law, in order of days', () => {
  const rows = [
    own('2027-12-24', 'Nghỉ đông'),
    own('2027-02-20', 'Bù Tết', 'work'),
    own('2027-01-01', 'Năm mới'),
    { day: '2027-05-01', kind: 'usual', name: '' } as const,
    own('2026-12-24', 'Năm trước'),
  ];
  const { days, workedHolidays } = daysOfYear(2027, rows, week);
  expect(days.filter(({ source }) => source !== 'law').map(({ date, source }) => [date, source])).toEqual([
    ['2027-01-01', 'changed'],
    ['2027-02-20', 'own'],
    ['2027-12-24', 'own'],
  ]);
  expect(days.some(({ date }) => date === '2027-05-01')).toBe(false);
  expect(workedHolidays).toEqual([{ date: '2027-05-01', name: 'Quốc tế Lao động' }]);
});

test.each([
  ['2027-01-01', { name: 'Tết Dương lịch', kind: 'off' }, null],
  ['2027-01-01', { name: 'Năm mới', kind: 'off' }, own('2027-01-01', 'Năm mới')],
  ['2027-01-01', { name: 'Tết Dương lịch', kind: 'work' }, own('2027-01-01', 'Tết Dương lịch', 'work')],
  ['2027-12-24', { name: 'Nghỉ đông', kind: 'off' }, own('2027-12-24', 'Nghỉ đông')],
] as const)('to make %s %o, %o is kept', (day, wanted, row) => {
  expect(rowFor(day, wanted, work)).toEqual(row);
});

test.each([
  ['2027-01-01', undefined, { name: 'Tết Dương lịch', kind: 'off' }, true],
  ['2027-01-01', undefined, null, false],
  ['2027-01-01', { day: '2027-01-01', name: '', kind: 'usual' }, null, true],
  ['2027-01-01', own('2027-01-01', 'Năm mới'), { name: 'Tết Dương lịch', kind: 'off' }, false],
  ['2027-12-24', undefined, null, true],
  ['2027-12-24', own('2027-12-24', 'Nghỉ đông'), { name: 'Nghỉ đông', kind: 'off' }, true],
  ['2027-12-24', own('2027-12-24', 'Nghỉ đông', 'work'), { name: 'Nghỉ đông', kind: 'off' }, false],
] as const)('%s with %o kept, seen as %o, is so: %j', (day, row, seen, is) => {
  expect(isAsSeen(day, { row, seen, work })).toBe(is);
});

test('to make a day usual, something is kept only of a holiday', () => {
  expect(rowToDrop('2027-01-01', work)).toEqual({ day: '2027-01-01', kind: 'usual', name: '' });
  expect(rowToDrop('2027-12-24', work)).toBeNull();
});
