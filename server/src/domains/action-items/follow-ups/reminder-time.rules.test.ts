import { expect, test } from 'vitest';
import { reminderTime } from './reminder-time.rules.ts';

const work = { timeZone: 'Asia/Ho_Chi_Minh', days: [1, 2, 3, 4, 5] };

test.each([
  ['a Friday at work', '2026-11-20T09:00:00+07:00', '2026-11-20T09:00:00+07:00', '2026-11-20'],
  ['before seven', '2026-11-20T05:00:00+07:00', '2026-11-20T07:00:00+07:00', '2026-11-20'],
  ['late on Friday', '2026-11-20T21:00:00+07:00', '2026-11-23T07:00:00+07:00', '2026-11-23'],
  ['on Saturday', '2026-11-21T09:00:00+07:00', '2026-11-23T07:00:00+07:00', '2026-11-23'],
  // Still Thursday in UTC.
  ['just after midnight on Friday', '2026-11-20T00:30:00+07:00', '2026-11-20T07:00:00+07:00', '2026-11-20'],
  ['on New Year, a Friday', '2027-01-01T09:00:00+07:00', '2027-01-04T07:00:00+07:00', '2027-01-04'],
])('%s', (_, now, at, day) => {
  expect(reminderTime(new Date(now), work)).toEqual({ at: new Date(at), day });
});
