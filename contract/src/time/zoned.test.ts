import { expect, test } from 'vitest';
import { clocksAgree, instantAt, instantOf, localClock, localDay, localTime, minutesOf } from './zoned.ts';

const vietnam = 'Asia/Ho_Chi_Minh';
const newYork = 'America/New_York';

test.each([
  ['2026-11-20', '09:30', vietnam, '2026-11-20T02:30:00.000Z'],
  ['2026-11-20', '00:00', vietnam, '2026-11-19T17:00:00.000Z'],
  ['2026-07-01', '09:00', newYork, '2026-07-01T13:00:00.000Z'],
  ['2026-12-01', '09:00', newYork, '2026-12-01T14:00:00.000Z'],
  // Clocks go forward on that night, and back on the other.
  ['2026-03-08', '03:30', newYork, '2026-03-08T07:30:00.000Z'],
  ['2026-11-01', '08:00', newYork, '2026-11-01T13:00:00.000Z'],
  // Skipped: the one after it.
  ['2026-03-08', '02:30', newYork, '2026-03-08T07:30:00.000Z'],
  ['2026-03-29', '01:30', 'Europe/London', '2026-03-29T01:30:00.000Z'],
])('%s %s in %s is %s', (day, clock, zone, instant) => {
  expect(instantAt(day, clock, zone).toISOString()).toBe(instant);
});

test.each([
  [vietnam, '2026-11-24T09:30:15', '2026-11-24T02:30:15.000Z'],
  ['Asia/Kathmandu', '2026-11-24T09:30:00', '2026-11-24T03:45:00.000Z'],
  [newYork, '2026-03-08T12:00:00', '2026-03-08T16:00:00.000Z'],
  ['Europe/Paris', '2026-10-25T12:00:00', '2026-10-25T11:00:00.000Z'],
])('%s shows %s at %s', (zone, local, instant) => {
  expect(instantOf(local, zone).toISOString()).toBe(instant);
  expect(localTime(new Date(instant), zone)).toBe(local);
});

test('an instant has another day and clock in another zone', () => {
  const instant = '2026-11-19T18:15:00Z';
  expect([localDay(instant, vietnam), localClock(instant, vietnam)]).toEqual(['2026-11-20', '01:15']);
  expect([localDay(instant, newYork), localClock(instant, newYork)]).toEqual(['2026-11-19', '13:15']);
});

test('minutes since midnight', () => {
  expect(minutesOf('09:35')).toBe(575);
});

test('zones agree when their clocks show the same, whatever they are called', () => {
  expect(clocksAgree('2026-11-20T02:30:00Z', vietnam, 'Asia/Bangkok')).toBe(true);
  expect(clocksAgree('2026-11-20T02:30:00Z', vietnam, newYork)).toBe(false);
});
