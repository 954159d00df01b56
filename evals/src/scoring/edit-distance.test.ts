import { expect, test } from 'vitest';
import { editDistance } from './edit-distance.ts';

test.each([
  ['', '', 0],
  ['', 'gửi báo giá', 3],
  ['gửi báo giá', '', 3],
  ['gửi báo giá', 'gửi báo giá', 0],
  ['gửi báo giá', 'gửi bảng giá mới', 2],
  ['mai gửi báo giá', 'gửi báo giá cho khách', 3],
  ['b a', 'a b', 2],
])('%j becomes %j by %i changes', (from, to, changes) => {
  const words = (text: string) => text.split(' ').filter(Boolean);
  expect(editDistance(words(from), words(to))).toBe(changes);
});
