import { expect, test } from 'vitest';
import { splitWords } from './tokens.ts';

test.each(['NFC', 'NFD'])(
  'words and numbers of %s text stand at their offsets, punctuation is left out',
  (form) => {
    const text = 'Chốt: 3 phương-án, “Đã xong”!'.normalize(form);
    const words = splitWords(text);
    expect(words.map((word) => word.folded)).toEqual(['chot', '3', 'phuong', 'an', 'da', 'xong']);
    for (const word of words) expect(text.slice(word.from, word.to)).toBe(word.text);
  },
);
