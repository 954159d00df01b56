import { expect, test } from 'vitest';
import { findHighlights, findWords } from './highlight.ts';

const shown = (text: string, query: string) =>
  findHighlights(text, query).map(({ from, to }) => text.slice(from, to));

test.each([
  ['Nguyễn Thị Lan Anh', 'lan', ['Lan']],
  ['Nguyễn Thị Lan Anh', 'nguyen anh', ['Nguyễn', 'Anh']],
  ['hop giao ban', 'họp', ['hop']],
  ['Đề án đề xuất', 'de', ['Đề', 'đề']],
  ['Biên bản', 'bien ien', ['Biên']],
  ['Biên bản', 'xyz', []],
  ['Biên bản', '  ', []],
])('in "%s" a search for "%s" marks %j', (text, query, marked) => {
  expect(shown(text, query)).toEqual(marked);
});

test('ranges of decomposed text hold the marks of their letters', () => {
  const text = 'Phòng họp lớn'.normalize('NFD');
  expect(shown(text, 'hop').map((piece) => piece.normalize('NFC'))).toEqual(['họp']);
});

test.each([
  ['Chốt giá thuê kho ở Bình Dương', 'gia thue kho', false, ['giá thuê kho']],
  ['Lan và an toàn lao động', 'an', false, ['an']],
  ['Kho đầy, khó thuê', 'kho', false, ['Kho', 'khó']],
  ['Hợp đồng thuê', 'hop don', true, ['Hợp đồng']],
  ['Hợp đồng thuê', 'hop don', false, ['Hợp']],
  ['Hợp đồng thuê', 'do', true, []],
])('whole words: in "%s" a search for "%s" (typing: %s) marks %j', (text, query, isTyping, marked) => {
  for (const written of [text, text.normalize('NFD')]) {
    const found = findWords(written, query, isTyping).map(({ from, to }) => written.slice(from, to));
    expect(found.map((piece) => piece.normalize('NFC'))).toEqual(marked);
  }
});
