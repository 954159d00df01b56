import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fold, foldWithMap, hasMarks } from './fold.ts';

test.each([
  ['Đặng Thị Ánh Tuyết', 'dang thi anh tuyet'],
  ['ĐƯỜNG', 'duong'],
  ['Họp lúc 9h30', 'hop luc 9h30'],
  ['', ''],
])('%s folds to %s, composed or decomposed', (text, folded) => {
  expect(fold(text)).toBe(folded);
  expect(fold(text.normalize('NFD'))).toBe(folded);
});

test('a long text folds as its letters do one by one', () => {
  const letters = fc.constantFrom(...'aÂđĐỹỘ“”–… \u0301\u0323İßﬁΣж字🙂\n0');
  const text = fc.oneof(
    fc.string({ unit: letters, minLength: 100, maxLength: 300 }),
    fc.string({ unit: 'grapheme', minLength: 130, maxLength: 200 }),
  );
  const oneByOne = (said: string) =>
    said
      .normalize('NFD')
      .replace(/[\u0300-\u036f]/g, '')
      .replace(/[đĐ]/g, 'd')
      .toLowerCase();
  fc.assert(
    fc.property(text, (said) => {
      expect(fold(said)).toBe(oneByOne(said));
    }),
  );
});

test.each(['NFC', 'NFD'])('a match in folded text leads back to the letters of the %s original', (form) => {
  const text = 'Gửi bản Đề án 🙂 mới'.normalize(form);
  const { folded, offsets } = foldWithMap(text);
  const at = folded.indexOf('de an');
  expect(text.slice(offsets[at], offsets[at + 'de an'.length]).normalize('NFC')).toBe('Đề án');
  expect(folded).toBe('gui ban de an 🙂 moi');
  expect(offsets).toHaveLength(folded.length + 1);
  expect(offsets.at(-1)).toBe(text.length);
});

test('text typed without diacritics is distinguished from text with them', () => {
  expect(hasMarks('hop luc 9h')).toBe(false);
  expect(hasMarks('Họp lúc 9h')).toBe(true);
  expect(hasMarks('đ')).toBe(true);
});
