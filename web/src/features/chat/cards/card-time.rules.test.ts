import { expect, test } from 'vitest';
import { cardTime, unbrokenParts } from './card-time.rules.ts';

const hanoi = 'Asia/Ho_Chi_Minh';
const once = {
  startsAt: '2026-11-24T02:30:00Z',
  endsAt: '2026-11-24T03:00:00Z',
  timeZone: hanoi,
  when: 'Thứ Ba, 24/11/2026, 09:30–10:00',
};
const weekly = {
  ...once,
  when: 'Hằng tuần vào thứ Ba, từ 09:30 đến 10:00, bắt đầu 24/11/2026',
  recurrence: {
    frequency: 'weekly' as const,
    interval: 1,
    weekdays: [2],
    ends: { by: 'never' as const },
    exceptions: [],
  },
};

test.each([
  ['once, at home', once, hanoi, 'Thứ Ba, 24/11/2026, 09:30–10:00'],
  ['a series, at home', weekly, hanoi, weekly.when],
  ['once, in Tokyo', once, 'Asia/Tokyo', 'Thứ Ba, 24/11/2026, 11:30–12:00 (giờ công ty 09:30–10:00)'],
  [
    'a series, in Tokyo',
    weekly,
    'Asia/Tokyo',
    `Buổi đầu Thứ Ba, 24/11/2026, 11:30–12:00 (giờ công ty: ${weekly.when})`,
  ],
])('%s', (_, change, own, words) => {
  expect(cardTime(change, { own, company: hanoi })).toBe(words);
});

test('a time breaks after a comma and before a bracket', () => {
  expect(unbrokenParts('Thứ Ba, 24/11/2026, 11:30–12:00 (giờ công ty 09:30–10:00)')).toEqual([
    'Thứ Ba,',
    '24/11/2026,',
    '11:30–12:00',
    '(giờ công ty 09:30–10:00)',
  ]);
});
