import { expect, test } from 'vitest';
import { daysAsked, daysBefore, rangesOf } from './range.rules.ts';

const hours = {
  timeZone: 'Asia/Ho_Chi_Minh',
  workingHours: { start: '08:00', end: '17:00' },
  lunch: { start: '12:00', end: '13:00' },
};
const worked = { days: [1, 2, 3, 4, 5], changed: new Map() };

test.each([
  [
    { from: '2026-11-16', to: '2026-11-22' },
    { from: '2026-11-09', to: '2026-11-15' },
  ],
  [
    { from: '2026-11-20', to: '2026-11-20' },
    { from: '2026-11-19', to: '2026-11-19' },
  ],
  [
    { from: '2026-03-01', to: '2026-03-31' },
    { from: '2026-01-29', to: '2026-02-28' },
  ],
])('before %o are as many days, right before them', (days, before) => {
  expect(daysBefore(days)).toEqual(before);
});

test('where no days were chosen, the last eight weeks are asked for', () => {
  const week = { from: '2026-11-16', to: '2026-11-18' };
  expect(daysAsked(week, '2026-11-20')).toEqual(week);
  expect(daysAsked({}, '2026-11-20')).toEqual({ from: '2026-09-28', to: '2026-11-22' });
});

test('a week has its working hours without the pause, and weeks that are cut by the range keep their Monday', () => {
  const { now } = rangesOf(
    { from: '2026-11-12', to: '2026-11-17' },
    new Date('2027-01-01T00:00:00Z'),
    hours,
    worked,
  );
  expect(now.weeks.map(({ monday, start, end }) => [monday, start.toISOString(), end.toISOString()])).toEqual(
    [
      ['2026-11-09', '2026-11-11T17:00:00.000Z', '2026-11-15T17:00:00.000Z'],
      ['2026-11-16', '2026-11-15T17:00:00.000Z', '2026-11-17T17:00:00.000Z'],
    ],
  );
  expect(now.work).toHaveLength(8);
  expect(now.work[0]).toEqual({
    start: new Date('2026-11-12T01:00:00Z'),
    end: new Date('2026-11-12T05:00:00Z'),
  });
});

test('a holiday has no working hours', () => {
  const days = { from: '2026-09-01', to: '2026-09-03' };
  const { now } = rangesOf(days, new Date('2027-01-01T00:00:00Z'), hours, worked);
  expect(now.work.map(({ start }) => start.toISOString().slice(0, 10))).toEqual(['2026-09-03', '2026-09-03']);
});

test('what has not come yet is cut off, and the range before it at the same place', () => {
  const wednesday = new Date('2026-11-18T03:00:00Z');
  const { now, before } = rangesOf({ from: '2026-11-16', to: '2026-11-22' }, wednesday, hours, worked);
  expect(now.end).toEqual(wednesday);
  expect(before.end).toEqual(new Date('2026-11-11T03:00:00Z'));
  expect(now.work.at(-1)).toEqual({ start: new Date('2026-11-18T01:00:00Z'), end: wednesday });
  expect(now.work).toHaveLength(before.work.length);
});
