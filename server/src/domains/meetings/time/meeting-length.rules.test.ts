import { expect, test } from 'vitest';
import { endAfter, lengthOfMeeting } from './meeting-length.rules.ts';

const berlin = 'Europe/Berlin';
const hour = 60 * 60 * 1000;

test.each([
  ['a day of 23 hours', '2026-03-28T23:00:00Z', 24, '2026-03-29T22:00:00Z'],
  ['a day of 25 hours', '2026-10-24T22:00:00Z', 24, '2026-10-25T23:00:00Z'],
  ['three days, one of 25 hours', '2026-10-23T22:00:00Z', 72, '2026-10-26T23:00:00Z'],
  ['an hour from midnight', '2026-10-24T22:00:00Z', 1, '2026-10-24T23:00:00Z'],
  ['24 hours from nine o’clock', '2026-10-24T07:00:00Z', 24, '2026-10-25T07:00:00Z'],
])('%s', (_, start, hours, end) => {
  const times = { startsAt: new Date(start), endsAt: new Date(end), timeZone: berlin };
  expect(endAfter(times.startsAt, hours * hour, berlin).toISOString()).toBe(times.endsAt.toISOString());
  expect(lengthOfMeeting(times)).toBe(hours * hour);
});
