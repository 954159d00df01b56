import { expect, test } from 'vitest';
import { allDays } from './all-day.ts';

const vietnam = 'Asia/Ho_Chi_Minh';

test.each([
  ['one day', vietnam, '2026-11-23T17:00:00Z', '2026-11-24T17:00:00Z', '2026-11-24/2026-11-24'],
  ['three days', vietnam, '2026-11-23T17:00:00Z', '2026-11-26T17:00:00Z', '2026-11-24/2026-11-26'],
  [
    'a day of 23 hours',
    'Europe/Berlin',
    '2026-03-28T23:00:00Z',
    '2026-03-29T22:00:00Z',
    '2026-03-29/2026-03-29',
  ],
  [
    'a day of 25 hours',
    'Europe/Berlin',
    '2026-10-24T22:00:00Z',
    '2026-10-25T23:00:00Z',
    '2026-10-25/2026-10-25',
  ],
  [
    'a day without midnight',
    'Africa/Cairo',
    '2026-04-23T22:00:00Z',
    '2026-04-24T21:00:00Z',
    '2026-04-24/2026-04-24',
  ],
])('%s in %s is all day', (_, timeZone, startsAt, endsAt, days) => {
  const [first, last] = days.split('/');
  expect(allDays({ startsAt, endsAt, timeZone })).toEqual({ first, last });
});

test.each([
  ['an hour from midnight', vietnam, '2026-11-23T17:00:00Z', '2026-11-23T18:00:00Z'],
  ['24 hours from 9 o’clock', vietnam, '2026-11-24T02:00:00Z', '2026-11-25T02:00:00Z'],
  ['until a minute before midnight', vietnam, '2026-11-23T17:00:00Z', '2026-11-24T16:59:00Z'],
  ['midnight to midnight elsewhere', 'Europe/Berlin', '2026-11-23T17:00:00Z', '2026-11-24T17:00:00Z'],
  ['24 hours of a day of 25', 'Europe/Berlin', '2026-10-24T22:00:00Z', '2026-10-25T22:00:00Z'],
  ['no time at all', vietnam, '2026-11-23T17:00:00Z', '2026-11-23T17:00:00Z'],
])('%s in %s is not', (_, timeZone, startsAt, endsAt) => {
  expect(allDays({ startsAt, endsAt, timeZone })).toBeNull();
});
