import { expect, test } from 'vitest';
import { isNamedIn } from './named-people.rules.ts';

const all = ['Nguyễn Văn An', 'Lê Thị Bình', 'Trần Hòa Bình', 'Phạm Quốc Thành'];

test.each([
  ['in full', 'Nguyễn Văn An đề nghị mua máy.', 'Nguyễn Văn An', true],
  ['in full, in small letters', 'nguyễn văn an: không có ý kiến', 'Nguyễn Văn An', true],
  ['by the given name behind a form of address', 'Anh An không có ý kiến.', 'Nguyễn Văn An', true],
  ['first in a sentence, before a word of speech', 'An đề nghị hoãn.', 'Nguyễn Văn An', true],
  ['first in a sentence, before a colon', 'Góp ý. An: nên hoãn.', 'Nguyễn Văn An', true],
  ['as a word of another meaning', 'Bảo đảm an toàn lao động.', 'Nguyễn Văn An', false],
  ['as such a word that begins a sentence', 'An toàn là trên hết.', 'Nguyễn Văn An', false],
  ['as such a word behind a full stop', 'Đã bàn. Thành lập ban dự án.', 'Phạm Quốc Thành', false],
  ['as part of another word', 'Chị Lan Anh đồng ý.', 'Nguyễn Văn An', false],
  ['by a given name that two share', 'Chị Bình đồng ý.', 'Lê Thị Bình', false],
  ['by as much of it as nobody else has', 'Chị Thị Bình đồng ý.', 'Lê Thị Bình', true],
])('a person is named %s', (_, text, name, isNamed) => {
  expect(isNamedIn(text, name, all)).toBe(isNamed);
});
