import { expect, test } from 'vitest';
import { findHighlights } from './highlight.ts';

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
