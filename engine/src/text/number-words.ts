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

class Reader {
  at: number;
  private readonly words: readonly string[];
  private readonly options: NumberReadingOptions;

  constructor(words: readonly string[], at: number, options: NumberReadingOptions) {
    this.words = words;
    this.at = at;
    this.options = options;
  }

  peek(ahead = 0): Entry | undefined {
    const word = this.words[this.at + ahead];
    if (word === undefined) return undefined;
    return marked.get(word) ?? (this.options.plain ? bare.get(word) : undefined);
  }

  is(role: Role, ahead = 0): boolean {
    return this.peek(ahead)?.role === role;
  }

  take(): number {
    const value = this.peek()?.value ?? 0;
    this.at += 1;
    return value;
  }

  get pairs(): boolean {
    return this.options.pairs ?? false;
  }

  /** The word for five, said also of years: "mười năm" is ten years, fifteen is "mười lăm". */
  isFive(ahead = 0): boolean {
    return this.is('digit', ahead) && this.peek(ahead)?.value === 5;
  }

  /** In text without marks một and mốt, tư and từ fall together; both are read where only one can stand. */
  isLastDigit(): boolean {
    return this.is('last') || (this.is('digit') && !this.isFive() && this.peek()?.value !== 0);
  }
}

/** Whether a word can begin a number, with its marks or without; asked of every word of a text. */
export const opensNumber = (word: string): boolean => marked.has(word) || bare.has(word);

/** Reads Vietnamese number words from `words[at]` on (NFC, lower case): the longest number there, or null. */
export function readNumberWords(
  words: readonly string[],
  at: number,
  options: NumberReadingOptions = {},
): NumberReading | null {
  const reader = new Reader(words, at, options);
  if (!reader.is('digit') && !reader.is('ten') && !startsHundred(reader)) return null;
  const value = readScales(reader);
  return reader.at === at ? null : { value, length: reader.at - at };
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

function startsHundred(reader: Reader): boolean {
  return reader.is('scale') && reader.peek()?.value === 100 && reader.is('half', 1);
}

function readScales(reader: Reader): number {
  let total = 0;
  let group = readBelowThousand(reader);
  while (reader.is('scale')) {
    const scale = reader.take();
    total += group * scale;
    group = readRest(reader, scale);
    if (!Number.isInteger(group)) break;
  }
  return total + group;
}

/** What may follow a scale word: "rưỡi" is half of it, a lone last digit ("hai triệu tư") its tenths, else the lower digits. */
function readRest(reader: Reader, scale: number): number {
  if (reader.is('half')) {
    reader.take();
    return scale / 2;
  }
  const from = reader.at;
  const rest = readBelowThousand(reader);
  const short = reader.at - from === 1 && rest > 0 && rest < 10 && !reader.is('scale');
  return short ? (rest * scale) / 10 : rest;
}

function readBelowThousand(reader: Reader): number {
  if (startsHundred(reader)) return reader.take() + readHalfHundred(reader);
  if (!isHundred(reader)) return readBelowHundred(reader);
  const hundreds = reader.take() * reader.take();
  if (reader.is('half')) return hundreds + readHalfHundred(reader);
  if (reader.is('zero') && reader.is('digit', 1)) {
    reader.take();
    return hundreds + reader.take();
  }
  if (reader.is('last')) return hundreds + reader.take() * 10;
  // "một trăm năm" alone is a hundred years.
  if (reader.isFive() && !reader.is('ten', 1)) return hundreds;
  const tens = readBelowHundred(reader);
  return hundreds + (tens > 0 && tens < 10 && !reader.is('scale') ? tens * 10 : tens);
}

function isHundred(reader: Reader): boolean {
  return reader.is('digit') && reader.is('scale', 1) && reader.peek(1)?.value === 100;
}

function readHalfHundred(reader: Reader): number {
  reader.take();
  return 50;
}

function readBelowHundred(reader: Reader): number {
  if (reader.is('zero') && reader.is('digit', 1)) {
    reader.take();
    return reader.take();
  }
  if (reader.is('ten')) return reader.take() + readLastDigit(reader);
  if (!reader.is('digit')) return 0;
  const first = reader.take();
  if (first > 0 && reader.is('ten')) return first * reader.take() + readLastDigit(reader);
  if (first > 1 && reader.is('last')) return first * 10 + reader.take();
  if (first > 1 && reader.pairs && reader.isLastDigit() && !reader.is('scale', 1))
    return first * 10 + reader.take();
  return first;
}

function readLastDigit(reader: Reader): number {
  return reader.isLastDigit() && !reader.is('ten', 1) ? reader.take() : 0;
}
