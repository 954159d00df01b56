import { expect, test } from 'vitest';
import { termsAsCsv, termsFromCsv } from './term-csv.rules.ts';

const read = (text: string) =>
  termsFromCsv(text).terms.map(({ written, spoken, asks }) => [written, spoken, asks]);

test.each([
  ['commas', 'ép pi ai,API,\nây pi ai,API,\nan,An,có'],
  [
    'semicolons, a mark, a head and line ends of Windows',
    '\uFEFFNghe được;Viết đúng;Hỏi trước\r\nép pi ai;API;\r\nây pi ai;API\r\nan;An;x\r\n',
  ],
  ['tabs', 'ép pi ai\tAPI\nây pi ai\tAPI\nan\tAn\tCó'],
  ['quotes and white space', '"ép  pi ai" , "API"\n ây pi ai,API\nan,"An","có"\n\n'],
])('%s', (_, text) => {
  expect(read(text)).toEqual([
    ['API', ['ép pi ai', 'ây pi ai'], false],
    ['An', ['an'], true],
  ]);
});

test('a cell may hold quotes and other separators', () => {
  expect(read('"cây, hai ""lá""",Cây;hai')).toEqual([['Cây;hai', ['cây, hai "lá"'], false]]);
});

test('rows without two forms are named, not guessed', () => {
  const { terms, forms, unread } = termsFromCsv(`ép pi ai,API\nthiếu\n,OKR\n…,…\n${'a'.repeat(101)},B`);
  expect(terms).toHaveLength(1);
  expect(forms).toBe(1);
  expect(unread).toEqual([2, 3, 4, 5]);
});

test('what is written is read again, and runs as no formula', () => {
  const terms = [
    { written: 'API, v2', spoken: ['ép pi ai', '"a"'], asks: false },
    { written: '=1+1', spoken: ['-an'], asks: true },
  ];
  const text = termsAsCsv(terms);
  expect(text).toContain("'-an,'=1+1,có");
  expect(termsFromCsv(text).terms).toEqual(terms);
});

test('an empty file has no terms', () => {
  expect(termsFromCsv('')).toEqual({ terms: [], forms: 0, unread: [] });
});
