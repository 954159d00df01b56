/**
 * Letters of the Latin scripts and the marks on them, as a part of a character class in patterns over Vietnamese and English.
 * `\p{L}` knows every script: it takes a pattern milliseconds to be compiled, and a search at every place it is tried.
 */
export const LETTERS = 'A-Za-z\\u00c0-\\u00d6\\u00d8-\\u00f6\\u00f8-\\u024f\\u0300-\\u036f\\u1e00-\\u1eff';

/** Whether a UTF-16 unit is one of them. */
export function isLetter(code: number): boolean {
  if (code < 0x80) return (code >= 0x61 && code <= 0x7a) || (code >= 0x41 && code <= 0x5a);
  if (code < 0x250) return code >= 0xc0 && code !== 0xd7 && code !== 0xf7;
  return (code >= 0x300 && code < 0x370) || (code >= 0x1e00 && code < 0x1f00);
}

/** Whether a text holds nothing but letters of theirs, ASCII and the usual dashes and quotation marks. */
export const isLatin = (text: string): boolean => LATIN.test(text);
const LATIN = new RegExp(`^[\\x20-\\x7e\\u00d7\\u00f7\\u2010-\\u2027${LETTERS}]*$`);

/** Whether a UTF-16 unit of such a text belongs to a word: a letter, a mark on one or a digit. */
export const isWordUnit = (code: number): boolean => isLetter(code) || (code >= 0x30 && code <= 0x39);

/** Whether a word begins with a capital, of whatever script. */
export function hasCapital(word: string): boolean {
  const code = word.charCodeAt(0);
  if (code < 0x80) return code >= 0x41 && code <= 0x5a;
  return isLetter(code) ? CAPITALS.has(code) : CAPITAL.test(word);
}

const CAPITAL = /^\p{Lu}/u;
/** The capitals among the letters above ASCII. */
const CAPITALS: ReadonlySet<number> = new Set(
  [...range(0xc0, 0x250), ...range(0x1e00, 0x1f00)].filter((code) => CAPITAL.test(String.fromCharCode(code))),
);

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from }, (_, at) => from + at);
}
