import { expect, test } from 'vitest';
import { spanInWords } from '../calendar-words.rules.ts';
import { movedInWords, restoredInWords } from './change-words.rules.ts';

const timeZone = 'Asia/Ho_Chi_Minh';
const to = { start: Date.parse('2026-11-24T02:15:00Z'), end: Date.parse('2026-11-24T03:00:00Z') };
const when = spanInWords(to, timeZone);
const moved = { title: 'Giao ban', to, timeZone };

test.each([
  ['this', `Đã chuyển “Giao ban” sang ${when}`],
  ['following', `Đã chuyển “Giao ban” từ buổi này trở đi. Buổi này chuyển sang ${when}.`],
  ['all', `Đã chuyển cả chuỗi “Giao ban”. Buổi này chuyển sang ${when}.`],
] as const)('a move of %s says what moved and where', (part, words) => {
  expect(movedInWords({ ...moved, part, isMailed: false })).toBe(words);
});

test('a move says that others get a mail of it unless it is taken back', () => {
  expect(movedInWords({ ...moved, part: 'all', isMailed: true })).toBe(
    `Đã chuyển cả chuỗi “Giao ban”. Buổi này chuyển sang ${when}. Thư báo giờ mới gửi đi sau 20 giây nếu bạn không hoàn tác.`,
  );
});

test('taken back says what went back, and what stays', () => {
  expect(restoredInWords({ ...moved, part: 'following', parted: true })).toBe(
    `Đã chuyển “Giao ban” từ buổi này trở đi về giờ cũ. Buổi này chuyển về ${when}. Từ buổi này vẫn là một chuỗi riêng.`,
  );
});
