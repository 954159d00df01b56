import { expect, test } from 'vitest';
import { aroundMarks } from './around-marks.rules.ts';

const long = 'Anh chị em ơi, sau khi bàn kỹ thì mình chốt giá thuê kho là bốn mươi lăm triệu.';

test.each([
  ['Chốt giá thuê kho.', 'giá', 'Chốt giá thuê kho.'],
  [long, 'giá thuê kho', '… bàn kỹ thì mình chốt giá thuê kho là bốn mươi lăm triệu.'],
  [`${'x'.repeat(60)}giá`, 'giá', '… giá'],
])('%s: %s', (text, word, expected) => {
  const from = text.indexOf(word);
  expect(aroundMarks({ text, marks: [{ from, to: from + word.length }] })).toBe(expected);
});

test('without a mark it is whole', () => {
  expect(aroundMarks({ text: long, marks: [] })).toBe(long);
});
