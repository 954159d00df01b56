import { expect, test } from 'vitest';
import { findAskedFacts } from '../parse/asked-facts.rules.ts';
import { minutesOf } from '../shared/meeting-minutes.rules.ts';
import { countInWords, writeTotal } from './render-agenda.rules.ts';

test.each([
  ['tuần trước mình họp bao nhiêu giờ', true],
  ['tuan nay hop may tieng', true],
  ['mai họp bao lâu', true],
  ['mai họp mấy giờ', false],
  ['tuần này mình có họp gì', false],
])('%s: %s', (question, expected) => {
  expect(findAskedFacts(question).asksHowLong).toBe(expected);
});

const meeting = (
  hour: number,
  minutes: number,
  myAnswer: 'accepted' | 'declined' | 'waiting' = 'accepted',
) => {
  const start = Date.UTC(2026, 10, 23, hour);
  return {
    startsAt: new Date(start).toISOString(),
    endsAt: new Date(start + minutes * 60_000).toISOString(),
    timeZone: 'Asia/Ho_Chi_Minh',
    myAnswer,
  };
};

test.each([
  [[meeting(2, 90), meeting(7, 120, 'waiting')], 'Tổng cộng 3 giờ 30 phút.'],
  [[meeting(2, 60), meeting(4, 60, 'declined')], 'Tổng cộng 1 giờ.'],
  [[meeting(2, 90), meeting(3, 60)], 'Tổng cộng 2 giờ.'],
  [[meeting(2, 45)], 'Tổng cộng 45 phút.'],
  [[meeting(2, 45, 'declined')], 'Tổng cộng 0 phút.'],
  [[meeting(17, 24 * 60), meeting(2, 45)], 'Tổng cộng 45 phút.'],
])('what was declined counts nothing, and two at once count once: %#', (meetings, expected) => {
  expect(writeTotal(minutesOf(meetings))).toBe(expected);
});

test('what was not read to the end is counted as more', () => {
  expect(countInWords(100, 0)).toBe('có 100 cuộc họp bạn được xem');
  expect(countInWords(100, 0, true)).toBe('có hơn 100 cuộc họp bạn được xem');
});
