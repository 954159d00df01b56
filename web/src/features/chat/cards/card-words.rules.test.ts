import { expect, test } from 'vitest';
import { stateWords } from './card-words.rules.ts';

test.each([
  ['meeting', 'open', 'Chưa tạo, chưa gửi gì'],
  ['meeting-change', 'open', 'Chưa thay đổi gì'],
  ['meeting-change', 'confirmed', 'Đã thay đổi'],
  ['meeting-cancel', 'dismissed', 'Đã bỏ, cuộc họp vẫn giữ'],
  ['mail', 'undone', 'Đã hoàn tác, không gửi'],
  ['note', 'replaced', 'Đã đổi'],
] as const)('a card of %s that is %s says “%s”', (kind, state, words) => {
  expect(stateWords({ kind }, state)).toBe(words);
});
