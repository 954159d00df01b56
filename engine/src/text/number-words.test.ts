import { describe, expect, test } from 'vitest';
import { fold } from './fold.ts';
import { parseNumberWords, readNumberWords } from './number-words.ts';

const numbers: [string, number][] = [
  ['không', 0],
  ['mười', 10],
  ['mười lăm', 15],
  ['hai mươi', 20],
  ['hai mươi mốt', 21],
  ['hai mốt', 21],
  ['hai mươi tư', 24],
  ['ba tư', 34],
  ['hai ba', 23],
  ['năm mươi lăm', 55],
  ['hai chục', 20],
  ['hăm lăm', 25],
  ['một trăm linh năm', 105],
  ['ba trăm tư', 340],
  ['trăm rưỡi', 150],
  ['hai trăm năm mươi nghìn', 250_000],
  ['một nghìn hai trăm', 1200],
  ['hai nghìn không trăm hai mươi sáu', 2026],
  ['hai ngàn lẻ năm', 2005],
  ['hai nghìn rưỡi', 2500],
  ['một triệu hai', 1_200_000],
  ['hai triệu rưỡi', 2_500_000],
  ['ba mươi lăm triệu', 35_000_000],
  ['một tỷ hai trăm triệu', 1_200_000_000],
];

describe('numbers in words', () => {
  test.each(numbers)('"%s" is %d', (words, value) => expect(parseNumberWords(words)).toBe(value));
  test.each(numbers)('"%s" without its marks is %d', (words, value) =>
    expect(parseNumberWords(fold(words))).toBe(value),
  );
  test.each(numbers)('"%s" decomposed is %d', (words, value) =>
    expect(parseNumberWords(words.normalize('NFD'))).toBe(value),
  );
});

test.each([
  ['1.234,5', 1234.5],
  ['40', 40],
])('digits are read the Vietnamese way: %s', (text, value) => expect(parseNumberWords(text)).toBe(value));

test.each(['', 'họp', 'mười năm', 'hai người', 'rưỡi', 'một mười lăm'])('"%s" is no number', (text) => {
  expect(parseNumberWords(text)).toBeNull();
});

test('years stay out of a count: "mười năm nữa" is ten of them', () => {
  expect(readNumberWords(['mười', 'năm', 'nữa'], 0)).toEqual({ value: 10, length: 1 });
  expect(readNumberWords(['hai', 'mươi', 'năm'], 0)).toEqual({ value: 20, length: 2 });
});
