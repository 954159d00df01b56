import { expect, test } from 'vitest';
import { asksHowLong, wholeTime } from './agenda-words.rules.ts';

test.each([
  ['tuần trước mình họp bao nhiêu giờ', true],
  ['tuan nay hop may tieng', true],
  ['mai họp bao lâu', true],
  ['mai họp mấy giờ', false],
  ['tuần này mình có họp gì', false],
])('%s: %s', (question, expected) => {
  expect(asksHowLong(question)).toBe(expected);
});

const meeting = (minutes: number, myAnswer: 'accepted' | 'declined' | 'waiting' = 'accepted') => ({
  startsAt: '2026-11-23T02:00:00Z',
  endsAt: new Date(Date.parse('2026-11-23T02:00:00Z') + minutes * 60_000).toISOString(),
  myAnswer,
});

test.each([
  [[meeting(90), meeting(120, 'waiting')], 'Tổng cộng 3 giờ 30 phút.'],
  [[meeting(60), meeting(60, 'declined')], 'Tổng cộng 1 giờ.'],
  [[meeting(45)], 'Tổng cộng 45 phút.'],
  [[meeting(45, 'declined')], 'Tổng cộng 0 phút.'],
])('what was declined counts nothing: %#', (meetings, expected) => {
  expect(wholeTime(meetings)).toBe(expected);
});
