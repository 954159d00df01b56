import { expect, test } from 'vitest';
import { readTokens } from '../clauses/read-tokens.ts';
import { standardWords } from './standard-words.ts';

test.each([
  ['mướn người vô kho coi lại', 'thuê người vào kho xem lại'],
  ['chiều ni xài máy ni', 'chiều nay dùng máy này'],
  ['tính thiệt hại, coi thi, nói thiệt', 'tính thiệt hại coi thi nói thật'],
  ['gặp anh Vô ở Hồ Coi', 'gặp anh Vô ở Hồ Coi'],
  ['gửi báo giá cho khách', 'gửi báo giá cho khách'],
])('%s is written as %s', (said, written) => {
  const tokens = readTokens(said);
  const standard = standardWords(tokens);
  expect(tokens.map(({ text }, at) => standard.get(at) ?? text).join(' ')).toBe(written);
});
