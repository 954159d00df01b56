import { type NumberReading, readNumberWords } from '../text/number-words.ts';

const digits = new Map(
  'không một hai ba bốn năm sáu bảy tám chín'.split(' ').map((word, value) => [word, value] as const),
);
const one = /^m[ộo]t$/u;
/** Behind which "một" belongs to the number: "mười một", "lẻ một". */
const leadsToOne = /^(?:m[ườươ]+[iì]|muoi|l[ẻe]|linh)$/u;

/**
 * The number that words begin with, as it is said in talk: "hai chín chín" before a scale is 299; of "hai một đêm" and "sáu trăm một
 * cây" the one is each night and each tree, as twenty-one is "hai mốt".
 */
export function readSpoken(
  words: readonly string[],
  plain: boolean,
  isScaled: boolean,
): NumberReading | null {
  const row = isScaled && words.length === 3 ? words.map((word) => digits.get(word) ?? -1) : [];
  const [hundreds = 0, tens = -1, ones = -1] = row;
  if (hundreds > 0 && tens >= 0 && ones >= 0)
    return { value: hundreds * 100 + tens * 10 + ones, length: words.length };
  const reading = readNumberWords(words, 0, { plain, pairs: true });
  if (!reading || reading.length < 2 || !one.test(words[reading.length - 1] ?? '')) return reading;
  if (leadsToOne.test(words[reading.length - 2] ?? '')) return reading;
  return readNumberWords(words.slice(0, reading.length - 1), 0, { plain, pairs: true });
}

/** "hai triệu tư", "một triệu hai lăm", "hai triệu năm trăm": one and two words of digits are tenths and hundredths. */
export function shortTail(value: number, words: number, scale: number): number {
  if (value < 10 && words === 1) return (value * scale) / 10;
  const isPair = value > 20 && value < 100 && value % 10 > 0 && words === 2 && scale >= 1e6;
  return isPair ? (value * scale) / 100 : (value * scale) / 1000;
}
