import { expect, test } from 'vitest';
import { type MeetingRules, meetingFreeInWords } from './meeting-rules.ts';

const lunch = { start: '12:00', end: '13:00' };
const fridays: MeetingRules = { meetingFree: { mornings: [1], afternoons: [5] }, lunch };
const words = (from: string, to: string, rules = fridays) =>
  meetingFreeInWords({ startsAt: `${from}:00+07:00`, endsAt: `${to}:00+07:00` }, rules, 'Asia/Ho_Chi_Minh');

test.each([
  ['2026-11-27T12:30', '2026-11-27T13:00', null],
  ['2026-11-27T12:30', '2026-11-27T13:30', 'Công ty không họp chiều thứ Sáu.'],
  ['2026-11-27T16:00', '2026-11-27T17:00', 'Công ty không họp chiều thứ Sáu.'],
  ['2026-11-27T09:00', '2026-11-28T09:00', 'Công ty không họp chiều thứ Sáu.'],
  ['2026-11-26T16:00', '2026-11-26T17:00', null],
  ['2026-11-23T11:30', '2026-11-23T12:30', 'Công ty không họp sáng thứ Hai.'],
  ['2026-11-23T12:00', '2026-11-23T13:30', null],
])('%s to %s: %s', (from, to, wanted) => expect(words(from, to)).toBe(wanted));

test('without a pause noon divides the day', () => {
  const rules = { ...fridays, lunch: null };
  expect(words('2026-11-27T11:00', '2026-11-27T12:00', rules)).toBeNull();
  expect(words('2026-11-27T11:00', '2026-11-27T12:30', rules)).toBe('Công ty không họp chiều thứ Sáu.');
});
