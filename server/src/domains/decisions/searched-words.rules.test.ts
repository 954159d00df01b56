import { expect, test } from 'vitest';
import { searchedWords } from './searched-words.rules.ts';

test.each([
  ['', []],
  ['   ', []],
  ['Giá sơn', ['gia', 'son']],
  ['đã chốt gì về giá sơn?', ['gia', 'son']],
  ['Công ty đã quyết định những gì về tăng ca', ['tang', 'ca']],
  ['Mình thống nhất thế nào về lương tháng 13', ['luong', 'thang', '13']],
  ['chốt giá', ['chot', 'gia']],
  ['112/BB-GV', ['112/bb-gv']],
  ['giá giá', ['gia']],
  ['số 02', ['02']],
  ['Số  02/BB', ['02/bb']],
  ['giá sơn số: 3', ['gia', 'son', '3']],
  ['số kệ', ['so', 'ke']],
])('%j asks for %j', (search, words) => {
  expect(searchedWords(search)).toEqual(words);
});
