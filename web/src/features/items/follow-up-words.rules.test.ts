import { expect, test } from 'vitest';
import { lastReminderWords, remindedWords } from './follow-up-words.rules.ts';

test.each([
  [{ asked: 3, reminded: 3, mailsOn: '2026-11-20' }, 'Đã nhắc 3 việc.'],
  [
    { asked: 3, reminded: 2, mailsOn: '2026-11-20' },
    'Đã nhắc 2 việc. 1 việc không nhắc được: đã được nhắc trong ngày, đã xong, hoặc đã đổi người.',
  ],
  [{ asked: 1, reminded: 1, mailsOn: '2026-11-23' }, 'Đã nhắc 1 việc. Thư sẽ gửi ngày 23/11/2026.'],
  [
    { asked: 1, reminded: 0, mailsOn: '2026-11-20' },
    'Không nhắc được: việc này đã được nhắc trong ngày, đã xong, hoặc đã đổi người.',
  ],
])('%j: %s', (outcome, words) => {
  expect(remindedWords({ ...outcome, today: '2026-11-20' })).toBe(words);
});

test.each([
  ['2026-11-20', 'Đã nhắc ngày 20/11/2026'],
  ['2026-11-23', 'Đã nhắc, thư sẽ gửi ngày 23/11/2026'],
])('on 20/11, of a reminder for %s: %s', (day, words) => {
  expect(lastReminderWords(day, '2026-11-20')).toBe(words);
});
