import { expect, test } from 'vitest';
import { csvLine } from './csv.rules.ts';

test.each([
  ['=1+1', `"'=1+1"`],
  ['+84 90', `"'+84 90"`],
  ['-2', `"'-2"`],
  ['@SUM(A1)', `"'@SUM(A1)"`],
  [' =HYPERLINK("x")', `"' =HYPERLINK(""x"")"`],
  ['\t=1', `"'\t=1"`],
  ['Nói "được", rồi thôi', '"Nói ""được"", rồi thôi"'],
  ['hai\ndòng', '"hai\ndòng"'],
  ['a = b', '"a = b"'],
])('%j stands in a table as %s', (text, written) => {
  expect(csvLine([text])).toBe(`${written}\r\n`);
});

test('cells stand side by side', () => {
  expect(csvLine(['a', '', 'b'])).toBe('"a","","b"\r\n');
});
