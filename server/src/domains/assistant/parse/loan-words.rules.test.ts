import { expect, test } from 'vitest';
import { listWordings } from './loan-words.rules.ts';

test.each([
  ['ngân sách marketing', ['budget marketing', 'ngân sách tiếp thị']],
  ['Ngan sach quy bon', ['budget quy bon']],
  ['budget quý bốn', ['ngân sách quý bốn']],
  ['hợp đồng thuê kho', []],
  ['kế hoach', []],
  ['kế hoạch', ['plan']],
  ['', []],
])('%s', (query, others) => {
  expect(listWordings(query)).toEqual(others);
});
