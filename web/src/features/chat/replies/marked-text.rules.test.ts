import { expect, test } from 'vitest';
import { cutAtMarks } from './marked-text.rules.ts';

const shown = (text: string, ...marks: [from: number, to: number][]) =>
  cutAtMarks({ text, marks: marks.map(([from, to]) => ({ from, to })) })
    .map((piece) => (piece.marked ? `[${piece.text}]` : piece.text))
    .join('');

test.each([
  [shown('Giá thuê kho'), 'Giá thuê kho'],
  [shown('Giá thuê kho', [0, 3], [9, 12]), '[Giá] thuê [kho]'],
  [shown('Giá thuê kho', [4, 8]), 'Giá [thuê] kho'],
  [shown('Giá', [0, 2], [1, 3]), '[Gi][á]'],
  [shown('Giá', [5, 9]), 'Giá'],
  [shown('', [0, 1]), ''],
])('%s', (pieces, expected) => {
  expect(pieces).toBe(expected);
});
