import { expect, test } from 'vitest';
import { parseMeetingWords } from './meeting-words.rules.ts';

/** A Friday. */
const now = '2026-11-20T10:20:00';

test.each([
  ['', null, ''],
  ['tiếp theo', null, ''],
  ['tiếp theo của', null, ''],
  ['tiep theo cua toi', null, ''],
  ['sắp tới của bọn mình', null, ''],
  ['tiếp', null, ''],
  ['kế tiếp của anh Tuấn', null, 'anh Tuấn'],
  ['với Minh', null, 'Minh'],
  ['voi Minh', null, 'Minh'],
  ['nhân sự của mình', null, 'nhân sự'],
  ['tới hạn thanh toán', null, 'tới hạn thanh toán'],
  ['mai mình', '2026-11-21', ''],
  ['mai với chị Bình', '2026-11-21', 'chị Bình'],
])('%j means a meeting of %s named %j', (said, day, words) => {
  const meant = parseMeetingWords(said, now).meant['to-come'];
  expect([meant.range?.[0].slice(0, 10) ?? null, meant.words]).toEqual([day, words]);
});

test('a weekday of a meeting that was held is the last one', () => {
  expect(parseMeetingWords('thứ ba', now).meant.held.range?.[0]).toBe('2026-11-17T00:00:00');
});
