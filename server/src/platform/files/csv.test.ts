import { expect, test } from 'vitest';
import { csv } from './csv.ts';

test.each([
  ['a plain row', ['Họp tuần', 3, null], 'Họp tuần,3,'],
  ['commas, quotes and lines', ['a,b', 'nói "ừ"', 'hai\ndòng'], '"a,b","nói ""ừ""","hai\ndòng"'],
  [
    'a formula',
    ['=HYPERLINK("x")', '+84 90', '-1', '@SUM(A1)'],
    `"'=HYPERLINK(""x"")",'+84 90,'-1,'@SUM(A1)`,
  ],
  ['a negative number', [-1], '-1'],
])('%s', (_, row, line) => {
  expect(csv([row])).toBe(`\uFEFF${line}\r\n`);
});
