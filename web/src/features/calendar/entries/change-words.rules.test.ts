import { expect, test } from 'vitest';
import { spanInWords } from '../calendar-words.rules.ts';
import { changeInWords, restoredInWords } from './change-words.rules.ts';

const timeZone = 'Asia/Ho_Chi_Minh';
const at = (local: string) => Date.parse(`${local}:00+07:00`);
const to = { start: at('2026-11-24T09:15'), end: at('2026-11-24T10:00') };
const when = spanInWords(to, timeZone);
const meeting = { title: 'Giao ban', to, timeZone };
const moved = { ...meeting, from: { start: at('2026-11-23T09:15'), end: at('2026-11-23T10:00') } };
const stretched = { ...meeting, from: { start: to.start, end: at('2026-11-24T09:45') } };
const begun = { ...meeting, from: { start: at('2026-11-24T09:00'), end: to.end } };
const sent = { isMailed: false, mayReturn: true };

test.each([
  ['this', `Đã chuyển “Giao ban” sang ${when}`],
  ['following', `Đã chuyển “Giao ban” từ buổi này trở đi. Buổi này chuyển sang ${when}.`],
  ['all', `Đã chuyển cả chuỗi “Giao ban”. Buổi này chuyển sang ${when}.`],
] as const)('a move of %s says what moved and where', (part, words) => {
  expect(changeInWords({ ...moved, ...sent, part })).toBe(words);
});

test.each([
  ['this', 'Đã đổi giờ kết thúc của “Giao ban” thành 10:00'],
  [
    'following',
    'Đã đổi giờ kết thúc của “Giao ban” từ buổi này trở đi. Buổi này đổi giờ kết thúc thành 10:00.',
  ],
  ['all', 'Đã đổi giờ kết thúc của cả chuỗi “Giao ban”. Buổi này đổi giờ kết thúc thành 10:00.'],
] as const)('a stretch of %s says that the end changed', (part, words) => {
  expect(changeInWords({ ...stretched, ...sent, part })).toBe(words);
});

test('another beginning says that the beginning changed', () => {
  expect(changeInWords({ ...begun, ...sent, part: 'this' })).toBe(
    'Đã đổi giờ bắt đầu của “Giao ban” thành 09:15',
  );
});

test('an end on a later day says so', () => {
  const late = { ...stretched, to: { start: to.start, end: at('2026-11-25T00:30') } };
  expect(changeInWords({ ...late, ...sent, part: 'this' })).toBe(
    'Đã đổi giờ kết thúc của “Giao ban” thành 00:30 (+1 ngày)',
  );
});

test('a beginning on another day is a move', () => {
  const early = { ...begun, to: { start: at('2026-11-23T23:30'), end: to.end } };
  expect(changeInWords({ ...early, ...sent, part: 'this' })).toBe(
    `Đã chuyển “Giao ban” sang ${spanInWords(early.to, timeZone)}`,
  );
});

test('both another beginning and another length are a move', () => {
  const both = { ...moved, from: { start: at('2026-11-24T09:00'), end: at('2026-11-24T09:30') } };
  expect(changeInWords({ ...both, ...sent, part: 'this' })).toBe(`Đã chuyển “Giao ban” sang ${when}`);
});

test('a change says that others get a mail of it unless it is undone', () => {
  const mail = 'Thư báo giờ mới gửi đi sau 20 giây nếu bạn không hoàn tác.';
  expect(changeInWords({ ...moved, ...sent, part: 'all', isMailed: true })).toBe(
    `Đã chuyển cả chuỗi “Giao ban”. Buổi này chuyển sang ${when}. ${mail}`,
  );
  expect(changeInWords({ ...stretched, ...sent, part: 'this', isMailed: true })).toBe(
    `Đã đổi giờ kết thúc của “Giao ban” thành 10:00. ${mail}`,
  );
});

test('a change that has no way back says why, and promises none', () => {
  expect(changeInWords({ ...moved, part: 'all', isMailed: true, mayReturn: false })).toBe(
    `Đã chuyển cả chuỗi “Giao ban”. Buổi này chuyển sang ${when}. Buổi này từng có giờ riêng nên không hoàn tác được.`,
  );
});

test('undone says what went back, and what stays', () => {
  expect(restoredInWords({ ...moved, part: 'following', parted: true })).toBe(
    `Đã chuyển “Giao ban” từ buổi này trở đi về giờ cũ. Buổi này chuyển về ${when}. Từ buổi này vẫn là một chuỗi riêng.`,
  );
});

test.each([
  ['this', 'Đã đổi giờ kết thúc của “Giao ban” về 10:00'],
  ['all', 'Đã đổi giờ kết thúc của cả chuỗi “Giao ban” về giờ cũ. Buổi này đổi giờ kết thúc về 10:00.'],
] as const)('a stretch of %s undone says which end it has again', (part, words) => {
  expect(restoredInWords({ ...stretched, part, parted: false })).toBe(words);
});
