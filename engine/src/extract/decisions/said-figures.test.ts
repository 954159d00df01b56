import { expect, test } from 'vitest';
import { clauseReader } from '../clauses/read-clauses.ts';
import { figuresIn } from './said-figures.ts';

const figuresOf = (text: string) => {
  const turn = { speaker: null, startMs: null, endMs: null, text };
  return [...figuresIn(clauseReader([turn])(turn, 0).flatMap(({ words }) => words))];
};

test.each([
  ['Thì ba chục phần trăm', ['ba mươi']],
  ['Ba mươi phần trăm đi', ['ba mươi']],
  ['Thôi thì chín lăm nghìn', ['chín lăm', 'lăm nghìn']],
  ['Chín mươi lăm nghìn là vừa', ['chín lăm', 'lăm nghìn']],
  ['Vậy mùng năm tháng tám', ['mùng năm', 'năm tháng', 'tháng tám']],
  ['Khoán 38 lít một chuyến', ['38']],
  ['Năm nay có hai người', []],
])('%s', (text, figures) => {
  expect(figuresOf(text)).toEqual(figures);
});
