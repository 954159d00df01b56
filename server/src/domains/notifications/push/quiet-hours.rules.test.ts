import { expect, test } from 'vitest';
import { pushTime } from './quiet-hours.rules.ts';

const work = {
  days: [1, 2, 3, 4, 5],
  changed: new Map([['2026-11-25', { name: 'Nghỉ', kind: 'off' as const }]]),
};
const night = { from: '21:00', until: '07:00', daysOff: true };
const noon = { from: '12:00', until: '13:30', daysOff: false };
const saigon = 'Asia/Ho_Chi_Minh';

test.each([
  ['in working time', '2026-11-20T10:00:00+07:00', night, saigon, '2026-11-20T10:00:00+07:00'],
  ['a minute before quiet begins', '2026-11-19T20:59:00+07:00', night, saigon, '2026-11-19T20:59:00+07:00'],
  ['when quiet begins', '2026-11-19T21:00:00+07:00', night, saigon, '2026-11-20T07:00:00+07:00'],
  ['after midnight', '2026-11-20T02:00:00+07:00', night, saigon, '2026-11-20T07:00:00+07:00'],
  ['when quiet ends', '2026-11-20T07:00:00+07:00', night, saigon, '2026-11-20T07:00:00+07:00'],
  ['on the night before a weekend', '2026-11-20T22:00:00+07:00', night, saigon, '2026-11-23T07:00:00+07:00'],
  ['at noon of a Sunday', '2026-11-22T12:00:00+07:00', night, saigon, '2026-11-23T07:00:00+07:00'],
  ['on a day the company is off', '2026-11-25T09:00:00+07:00', night, saigon, '2026-11-26T07:00:00+07:00'],
  [
    'on a Sunday of somebody who works then',
    '2026-11-22T12:00:00+07:00',
    { ...night, daysOff: false },
    saigon,
    '2026-11-22T12:00:00+07:00',
  ],
  [
    'on a Sunday of somebody who is quiet at noon',
    '2026-11-22T12:10:00+07:00',
    { ...noon, daysOff: true },
    saigon,
    '2026-11-23T00:00:00+07:00',
  ],
  ['in a lunch break', '2026-11-20T12:10:00+07:00', noon, saigon, '2026-11-20T13:30:00+07:00'],
  [
    'by the clock of another zone',
    '2026-11-20T10:00:00+07:00',
    night,
    'Europe/Paris',
    '2026-11-20T07:00:00+01:00',
  ],
  ['without quiet hours', '2026-11-22T23:00:00+07:00', null, saigon, '2026-11-22T23:00:00+07:00'],
] as const)('what is due %s is sent at the right time', (_, now, quiet, timeZone, at) => {
  expect(pushTime(new Date(now), { quiet, timeZone, work })).toEqual(new Date(at));
});
