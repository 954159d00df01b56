import { expect, test } from 'vitest';
import { nextWorkDay, reminderTime } from './reminder-time.rules.ts';

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

test('a Saturday worked in exchange is a working day, a day off of the company is none', () => {
  const changed = new Map([
    ['2026-11-21', { kind: 'work', name: 'Làm bù' }],
    ['2026-11-23', { kind: 'off', name: 'Nghỉ' }],
  ] as const);
  expect(nextWorkDay('2026-11-20', { ...work, changed })).toBe('2026-11-21');
  expect(nextWorkDay('2026-11-21', { ...work, changed })).toBe('2026-11-24');
});

test('a company that works on no day is reminded the next', () => {
  expect(nextWorkDay('2026-11-20', { days: [] })).toBe('2026-11-21');
});
