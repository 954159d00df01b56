import { expect, test } from 'vitest';
import { mergeRepeats } from './merge-repeats.ts';

const state = (text: string, turn: number, confidence = 0.7) => ({ text, evidence: [turn], confidence });

test('what is stated twice near by is one statement, the more certain, with the turns of both', () => {
  expect(
    mergeRepeats([
      state('Hạn nộp bài dời lên mùng 2 tháng 12', 47, 0.65),
      state('Dời hạn nộp bài lên mùng 2 tháng 12', 48, 0.8),
      state('Mua máy in mới', 50),
    ]),
  ).toEqual([
    { text: 'Dời hạn nộp bài lên mùng 2 tháng 12', evidence: [47, 48], confidence: 0.8 },
    state('Mua máy in mới', 50),
  ]);
});

test.each([
  ['other figures', [state('Mua 2 máy in mới', 4), state('Mua 3 máy in mới', 5)]],
  ['other words', [state('Mua máy in mới', 4), state('Sơn lại phòng họp', 5)]],
  ['far apart', [state('Mua máy in mới', 4), state('Mua máy in mới', 40)]],
])('%s make two statements', (_, statements) => {
  expect(mergeRepeats(statements)).toEqual(statements);
});
