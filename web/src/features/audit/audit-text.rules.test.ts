import { expect, test } from 'vitest';
import { entryText } from './audit-text.rules.ts';

const hanoi = 'Asia/Ho_Chi_Minh';
const words = '09:30 24/11/2026';
const entry = (text: string) => ({ text, time: { startsAt: '2026-11-24T02:30:00Z', words } });

test.each([
  ['in the company’s zone', hanoi, 'đã tạo cuộc họp “Giao ban” (09:30 24/11/2026)'],
  ['elsewhere', 'Asia/Tokyo', 'đã tạo cuộc họp “Giao ban” (11:30 24/11/2026, giờ công ty 09:30)'],
  [
    'on another day',
    'America/New_York',
    'đã tạo cuộc họp “Giao ban” (21:30 23/11/2026, giờ công ty 09:30 24/11/2026)',
  ],
])('a meeting is named with its start by the own clock first: %s', (_, own, text) => {
  expect(entryText(entry(`đã tạo cuộc họp “Giao ban” (${words})`), { own, company: hanoi })).toBe(text);
});

test('a title that says the same time stays as it is', () => {
  const text = `đã hủy cuộc họp “${words}” (${words})`;
  expect(entryText(entry(text), { own: 'Asia/Tokyo', company: hanoi })).toMatch(
    /^đã hủy cuộc họp “09:30 24\/11\/2026” \(11:30/,
  );
});
