import { expect, test } from 'vitest';
import { compareLines } from './measure-references.ts';

const line = (text: string, ...evidence: number[]) => ({ text, evidence });

test('a draft like the reference needs no change', () => {
  const lines = [line('Gửi báo giá cho khách', 1), line('Ký hợp đồng', 2)];
  expect(compareLines(lines, lines)).toEqual({
    ...{ changed: 0, reworded: 0, words: 8, pairedWords: 8 },
    paired: 2,
    missing: 0,
    needless: 0,
  });
});

test('words of pairs are changed, lines without a partner are written or deleted whole', () => {
  const wanted = [line('Gửi báo giá mới cho khách', 1), line('Ký hợp đồng', 2)];
  const drafted = [line('Gửi báo giá cho khách', 1), line('Uống cà phê', 7)];
  expect(compareLines(wanted, drafted)).toEqual({
    ...{ changed: 7, reworded: 1, words: 9, pairedWords: 6 },
    paired: 1,
    missing: 1,
    needless: 1,
  });
});
