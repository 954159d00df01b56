import { fold } from './fold.ts';

/** A number and how many words said it. */
export type NumberReading = { readonly value: number; readonly length: number };

type NumberReadingOptions = {
  /** Take words without diacritics ("muoi lam"). */
  readonly plain?: boolean;
  /** Take two digits in a row as one number: "hai ba" is 23. */
  readonly pairs?: boolean;
};

type Role = 'digit' | 'ten' | 'last' | 'zero' | 'scale' | 'half';
type Entry = { readonly role: Role; readonly value: number };

/** The words of each role: the first is worth the first value, and so on. */
const table: readonly (readonly [Role, words: string, values: readonly number[]])[] = [
  ['digit', 'không một hai ba bốn năm sáu bảy tám chín bẩy', [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 7]],
  ['last', 'mốt tư lăm nhăm', [1, 4, 5, 5]],
  ['ten', 'mười mươi chục hăm', [10, 10, 10, 20]],
  ['zero', 'linh lẻ', [0, 0]],
  ['scale', 'trăm nghìn ngàn vạn triệu tỷ tỉ', [100, 1e3, 1e3, 1e4, 1e6, 1e9, 1e9]],
  ['half', 'rưỡi', [0.5]],
];

const marked = new Map<string, Entry>();
const bare = new Map<string, Entry>();
for (const [role, words, values] of table) {
  for (const [index, word] of words.split(' ').entries()) {
    const entry = { role, value: values[index] ?? 0 };
    marked.set(word, entry);
    if (!bare.has(fold(word))) bare.set(fold(word), entry);
  }
}

/** Every word that numbers are said in, with its marks. */
export const numberWords: readonly string[] = [...marked.keys()];

/** The start of a number, the position read so far, and a cache of the words looked up. */
type Cursor = {
  at: number;
  readonly words: readonly string[];
  readonly from: number;
  readonly options: NumberReadingOptions;
  readonly entries: (Entry | null)[];
};

function peek({ words, from, at, options, entries }: Cursor, ahead = 0): Entry | null {
  while (entries.length <= at + ahead) {
    const word = words[from + entries.length] ?? '';
    entries.push(marked.get(word) ?? (options.plain ? bare.get(word) : undefined) ?? null);
  }
  return entries[at + ahead] ?? null;
}

const is = (cursor: Cursor, role: Role, ahead = 0): boolean => peek(cursor, ahead)?.role === role;

function take(cursor: Cursor): number {
  const value = peek(cursor)?.value ?? 0;
  cursor.at += 1;
  return value;
}

/** The word for five, said also of years: "mười năm" is ten years, fifteen is "mười lăm". */
function isFive(cursor: Cursor): boolean {
  const entry = peek(cursor);
  return entry?.role === 'digit' && entry.value === 5;
}

/** In text without marks một and mốt, tư and từ fall together; both are read where only one can stand. */
function isLastDigit(cursor: Cursor): boolean {
  return is(cursor, 'last') || (is(cursor, 'digit') && !isFive(cursor) && peek(cursor)?.value !== 0);
}

/** Whether a word can begin a number, with its marks or without; asked of every word of a text. */
export const opensNumber = (word: string): boolean => marked.has(word) || bare.has(word);

/** Reads Vietnamese number words from `words[at]` on (NFC, lower case): the longest number there, or null. */
export function readNumberWords(
  words: readonly string[],
  at: number,
  options: NumberReadingOptions = {},
): NumberReading | null {
  const cursor: Cursor = { at: 0, words, from: at, options, entries: [] };
  if (!is(cursor, 'digit') && !is(cursor, 'ten') && !startsHundred(cursor)) return null;
  const value = readScales(cursor);
  return cursor.at === 0 ? null : { value, length: cursor.at };
}

/** The number a text says in words or digits, or null when it says anything else. Thousands are grouped by dots, decimals follow a comma. */
export function parseNumberWords(text: string): number | null {
  const trimmed = text.normalize('NFC').trim().toLowerCase();
  if (/^\d+(?:\.\d{3})*(?:,\d+)?$/.test(trimmed))
    return Number(trimmed.replaceAll('.', '').replace(',', '.'));
  const words = trimmed.split(/\s+/u);
  const reading = readNumberWords(words, 0, { plain: fold(trimmed) === trimmed, pairs: true });
  return reading?.length === words.length ? reading.value : null;
}

function startsHundred(cursor: Cursor): boolean {
  return is(cursor, 'scale') && peek(cursor)?.value === 100 && is(cursor, 'half', 1);
}

function readScales(cursor: Cursor): number {
  let total = 0;
  let group = readBelowThousand(cursor);
  while (is(cursor, 'scale')) {
    const scale = take(cursor);
    total += group * scale;
    group = readRest(cursor, scale);
    if (!Number.isInteger(group)) break;
  }
  return total + group;
}

/**
 * The part after a scale word: "rưỡi" is half of it, a lone last digit ("hai triệu tư") its tenths, else the lower
 * digits.
 */
function readRest(cursor: Cursor, scale: number): number {
  if (is(cursor, 'half')) {
    take(cursor);
    return scale / 2;
  }
  const from = cursor.at;
  const rest = readBelowThousand(cursor);
  const short = cursor.at - from === 1 && rest > 0 && rest < 10 && !is(cursor, 'scale');
  return short ? (rest * scale) / 10 : rest;
}

function readBelowThousand(cursor: Cursor): number {
  if (startsHundred(cursor)) return take(cursor) + readHalfHundred(cursor);
  if (!isHundred(cursor)) return readBelowHundred(cursor);
  const hundreds = take(cursor) * take(cursor);
  if (is(cursor, 'half')) return hundreds + readHalfHundred(cursor);
  if (is(cursor, 'zero') && is(cursor, 'digit', 1)) {
    take(cursor);
    return hundreds + take(cursor);
  }
  if (is(cursor, 'last')) return hundreds + take(cursor) * 10;
  // "một trăm năm" alone is a hundred years.
  if (isFive(cursor) && !is(cursor, 'ten', 1)) return hundreds;
  const tens = readBelowHundred(cursor);
  return hundreds + (tens > 0 && tens < 10 && !is(cursor, 'scale') ? tens * 10 : tens);
}

function isHundred(cursor: Cursor): boolean {
  return is(cursor, 'digit') && is(cursor, 'scale', 1) && peek(cursor, 1)?.value === 100;
}

function readHalfHundred(cursor: Cursor): number {
  take(cursor);
  return 50;
}

function readBelowHundred(cursor: Cursor): number {
  if (is(cursor, 'zero') && is(cursor, 'digit', 1)) {
    take(cursor);
    return take(cursor);
  }
  if (is(cursor, 'ten')) return take(cursor) + readLastDigit(cursor);
  if (!is(cursor, 'digit')) return 0;
  const first = take(cursor);
  // "chín giờ không năm"; "không một" is rather "not one".
  if (first === 0 && cursor.options.pairs && is(cursor, 'digit') && (peek(cursor)?.value ?? 0) > 1)
    return take(cursor);
  if (first > 0 && is(cursor, 'ten') && !isOneBeforeTen(cursor, first))
    return first * take(cursor) + readLastDigit(cursor);
  if (first > 1 && is(cursor, 'last')) return first * 10 + take(cursor);
  if (first > 1 && cursor.options.pairs && isLastDigit(cursor) && !is(cursor, 'scale', 1))
    return first * 10 + take(cursor);
  return first;
}

/** "Đợt một mười lăm tháng ba" says two numbers: ten is no "một mười", though "một chục" is said. */
const isOneBeforeTen = ({ words, from, at }: Cursor, first: number): boolean =>
  first === 1 && !/^ch[ụu]c$/u.test(words[from + at] ?? '');

function readLastDigit(cursor: Cursor): number {
  return isLastDigit(cursor) && !is(cursor, 'ten', 1) ? take(cursor) : 0;
}
