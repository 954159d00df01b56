import { type NumberReading, readNumberWords } from '../../text/number-words.ts';
import { isCivilDate } from '../civil.ts';
import type { TimeToken, TimeTokens } from './time-tokens.ts';

/** What a slot read: its values and how many tokens they took. */
type SlotReading = { readonly values: readonly number[]; readonly length: number };

type Range = { readonly min: number; readonly max: number; readonly pairs?: boolean };

/** Whole numbers, in digits or words, within bounds. */
const numbers = {
  n: { min: 1, max: 999 },
  number: { min: 0, max: 9999 },
  minute: { min: 0, max: 59, pairs: true },
  day: { min: 1, max: 31, pairs: true },
  month: { min: 1, max: 12 },
  quarter: { min: 1, max: 4 },
  weekday: { min: 2, max: 7 },
  year: { min: 100, max: 9999, pairs: true },
  fullyear: { min: 1000, max: 2999 },
} as const satisfies Record<string, Range>;

type Cluster = (digits: readonly number[], text: string) => readonly number[] | null;

/** Numbers written together: the pattern they have, and the values they give. */
const clusters = {
  dm: [/^\d{1,2}\/\d{1,2}$/, readDate],
  dmdot: [/^\d{1,2}\.\d{1,2}$/, readDate],
  dmy: [/^\d{1,2}([/.])\d{1,2}\1\d{4}$|^\d{1,2}\/\d{1,2}\/\d\d$/, readDate],
  ymd: [/^\d{4}([/.])\d{1,2}\1\d{1,2}$/, (digits) => readDate(digits.toReversed())],
  my: [/^\d{1,2}[/.]\d{4}$/, ([month = 0, year = 0]) => (month >= 1 && month <= 12 ? [month, year] : null)],
  clock: [/^\d{1,2}:\d\d$/, readClock],
  clockdot: [/^\d{1,2}\.\d\d$/, readClock],
  clocksecond: [
    /^\d{1,2}:\d\d:\d\d$/,
    ([hour = 0, minute = 0, second = 0]) =>
      hour < 24 && minute < 60 && second < 60 ? [hour, minute, second] : null,
  ],
  decimal: [/^\d+[.,]\d+$/, (_digits, text) => [Number(text.replace(',', '.'))]],
} as const satisfies Record<string, readonly [RegExp, Cluster]>;

const names: ReadonlySet<string> = new Set(['weekday', 'month', 'quarter']);

type NumberSlot = keyof typeof numbers | 'hour' | 'tightminute' | 'tightweekday';
export type SlotName = NumberSlot | keyof typeof clusters;

function isNumberSlot(name: string): name is keyof typeof numbers {
  return name in numbers;
}

function isClusterSlot(name: string): name is keyof typeof clusters {
  return name in clusters;
}

export function slotName(name: string): SlotName {
  if (
    isNumberSlot(name) ||
    isClusterSlot(name) ||
    name === 'hour' ||
    name === 'tightminute' ||
    name === 'tightweekday'
  )
    return name;
  throw new SyntaxError(`Unknown slot: ${name}`);
}

/** The ways a slot can be filled at a token; none when it cannot. */
export function readSlot(slot: SlotName, tokens: TimeTokens, at: number): readonly SlotReading[] {
  const token = tokens.list[at];
  if (!token?.counts) return [];
  if (isClusterSlot(slot)) return token.kind === 'cluster' ? readCluster(slot, token, tokens) : [];
  return token.kind === 'cluster' ? [] : readNumberSlot(slot, token, tokens, at);
}

function readNumberSlot(
  slot: NumberSlot,
  token: TimeToken,
  tokens: TimeTokens,
  at: number,
): readonly SlotReading[] {
  if (slot === 'hour') return readHour(token, tokens, at);
  if (slot === 'tightminute' || slot === 'tightweekday') {
    const range = slot === 'tightminute' ? numbers.minute : numbers.weekday;
    return token.kind === 'number' && token.tight ? readNumber(range, tokens, at) : [];
  }
  return names.has(slot) ? readName(numbers[slot], tokens, at) : readNumber(numbers[slot], tokens, at);
}

function readNumber(range: Range, tokens: TimeTokens, at: number): readonly SlotReading[] {
  const reading = readWhole(tokens, at, range.pairs ?? false);
  if (!reading || reading.value < range.min || reading.value > range.max) return [];
  return [{ values: [reading.value], length: reading.length }];
}

function readWhole(tokens: TimeTokens, at: number, pairs: boolean): NumberReading | null {
  const key = at * 2 + (pairs ? 1 : 0);
  const known = tokens.numbers.get(key);
  if (known !== undefined) return known;
  const reading = readNumberAt(tokens, at, pairs);
  tokens.numbers.set(key, reading);
  return reading;
}

function readNumberAt(tokens: TimeTokens, at: number, pairs: boolean): NumberReading | null {
  const token = tokens.list[at];
  if (token?.kind !== 'number') return readNumberWords(tokens.words, at, { plain: tokens.plain, pairs });
  return token.text.length > 4 ? null : { value: Number(token.text), length: 1 };
}

/** Gives the hour, and 1 where its zero shows that it is written by the 24-hour clock. */
function readHour(token: TimeToken, tokens: TimeTokens, at: number): readonly SlotReading[] {
  return readNumber({ min: 0, max: 24 }, tokens, at).map(({ values, length }) => ({
    values: [...values, isExact(token.text)],
    length,
  }));
}

const romans: readonly (string | undefined)[] = ['i', 'ii', 'iii', 'iv'];

/** "tư" is four only in names such as thứ tư, tháng tư; quarters are also numbered the Roman way. */
function readName(range: Range, tokens: TimeTokens, at: number): readonly SlotReading[] {
  const word = tokens.words[at];
  if (range === numbers.quarter && romans.includes(word))
    return [{ values: [romans.indexOf(word) + 1], length: 1 }];
  if (word === 'tư' || (tokens.plain && word === 'tu')) return [{ values: [4], length: 1 }];
  return readNumber(range, tokens, at);
}

function readCluster(
  slot: keyof typeof clusters,
  token: TimeToken,
  tokens: TimeTokens,
): readonly SlotReading[] {
  const [shape, read] = clusters[slot];
  if (!shape.test(token.text) || isPartOfCode(token, tokens.source)) return [];
  const values = read(token.text.split(/[./:,]/).map(Number), token.text);
  return values ? [{ values, length: 1 }] : [];
}

/** "45/2018/QĐ-TTg", "$1,194.09", "12.53%": letters and signs glued on make it no date. */
function isPartOfCode(token: TimeToken, source: string): boolean {
  return /[/$%#@&=_\\]/.test(source.charAt(token.to)) || /[/$%#@&=_\\.]/.test(source.charAt(token.from - 1));
}

/** Day and month, and the year where one is written: two digits of it mean the last or this century around 1950–2049. */
function readDate([day = 0, month = 0, year]: readonly number[]): readonly number[] | null {
  const full = year === undefined || year >= 100 ? year : year + (year < 50 ? 2000 : 1900);
  if (!isCivilDate(full ?? 2000, month, day)) return null;
  return full === undefined ? [day, month] : [day, month, full];
}

function readClock([hour = 0, minute = 0]: readonly number[], text: string): readonly number[] | null {
  return hour <= 24 && minute < 60 ? [hour, isExact(text), minute] : null;
}

/** "03:00" and "03h" are written by the 24-hour clock. */
const isExact = (text: string) => (text.startsWith('0') ? 1 : 0);
