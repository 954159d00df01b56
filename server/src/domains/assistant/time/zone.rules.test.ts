import { describe, expect, test } from 'vitest';
import { addDays, addMinutes, instantOf, localOf, weekdayOf } from './zone.rules.ts';

describe('wall clocks and instants', () => {
  test.each([
    ['Asia/Ho_Chi_Minh', '2026-11-24T09:30:00', '2026-11-24T02:30:00.000Z'],
    ['Asia/Kathmandu', '2026-11-24T09:30:00', '2026-11-24T03:45:00.000Z'],
    ['America/New_York', '2026-07-01T09:30:00', '2026-07-01T13:30:00.000Z'],
    ['America/New_York', '2026-03-08T12:00:00', '2026-03-08T16:00:00.000Z'],
    ['Europe/Paris', '2026-10-25T12:00:00', '2026-10-25T11:00:00.000Z'],
  ])('%s %s is %s', (zone, local, instant) => {
    expect(instantOf(local, zone).toISOString()).toBe(instant);
    expect(localOf(new Date(instant), zone)).toBe(local);
  });

  test('a time that spring skips is an instant all the same', () => {
    expect(instantOf('2026-03-08T02:30:00', 'America/New_York').toISOString()).toMatch(
      /^2026-03-08T0[67]:30/,
    );
  });
});

test('counting on goes over days, months and years', () => {
  expect(addMinutes('2026-12-31T23:45:00', 30)).toBe('2027-01-01T00:15:00');
  expect(addDays('2026-02-28', 1)).toBe('2026-03-01');
  expect([weekdayOf('2026-11-23'), weekdayOf('2026-11-22')]).toEqual([1, 7]);
});
