import { expect, test } from 'vitest';
import { hasNeededWord } from './needed-words.ts';

test.each([
  ['Mời thêm anh Lộc vào giao ban', 'uninvite', false],
  ['gỡ chị Lan khỏi giao ban', 'uninvite', true],
  ['nhắc gọi đại lí 4h chiều', 'delete-note', false],
  ['vứt cái note về skin tết đi', 'delete-note', true],
  ['dời giao ban sang 10h', 'cancel', false],
  ['giao ban mai skip nhé', 'cancel', true],
  ['đặt lịch họp', 'schedule', true],
] as const)('%s may be %s: %s', (message, kind, may) => {
  expect(hasNeededWord(message, kind)).toBe(may);
});
