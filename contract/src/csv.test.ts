import { expect, test } from 'vitest';
import { formatCsv } from './csv.ts';

// ASVS v5.0.0-1.3.3
test.each([
  ['a plain row', ['Họp tuần', 3, null], 'Họp tuần,3,'],
  ['commas, quotes and lines', ['a,b', 'nói "ừ"', 'hai\ndòng'], '"a,b","nói ""ừ""","hai\ndòng"'],
  [
    'a formula',
    ['=HYPERLINK("x")', '+84 90', '-1', '@SUM(A1)'],
    `"'=HYPERLINK(""x"")",'+84 90,'-1,'@SUM(A1)`,
  ],
  ['a formula behind blanks', [' =1', '\t=1', 'a = b'], `' =1,'\t=1,a = b`],
  ['a negative number', [-1], '-1'],
  ['nothing between', ['a', '', 'b'], 'a,,b'],
])('%s', (_, row, line) => {
  expect(formatCsv([row])).toBe(`\uFEFF${line}\r\n`);
});

test('by semicolon, for spreadsheets with a decimal comma', () => {
  expect(formatCsv([['1,5', 'a;b'], []], ';')).toBe('\uFEFF1,5;"a;b"\r\n\r\n');
});
