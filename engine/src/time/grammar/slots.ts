import { type NumberReading, readNumberWords } from '../../text/number-words.ts';
import { isCivilDate } from '../civil.ts';
import type { TimeToken, TimeTokens } from './time-tokens.ts';

/** Numbers by what they count; `exact` is 1 where a leading zero shows an hour to be of the 24-hour clock. */
export type Said = Partial<
  Record<
    | 'n'
    | 'number'
    | 'hour'
    | 'minute'
    | 'second'
    | 'exact'
    | 'day'
    | 'month'
    | 'year'
    | 'quarter'
    | 'weekday',
    number
  >
>;

/** What a slot read, and of how many tokens. */
type SlotReading = { readonly said: Said; readonly length: number };

type Range = {
  readonly says: keyof Said;
  readonly min: number;
  readonly max: number;
  readonly pairs?: boolean;
  readonly named?: boolean;
  readonly tight?: boolean;
};

/** Whole numbers, in digits or words, within bounds; `named` ones are said as names are: "thứ tư", "quý ii". */
const numbers = {
  n: { says: 'n', min: 1, max: 999 },
  number: { says: 'number', min: 0, max: 9999 },
  hour: { says: 'hour', min: 0, max: 24 },
  minute: { says: 'minute', min: 0, max: 59, pairs: true },
  second: { says: 'second', min: 0, max: 59, pairs: true },
  day: { says: 'day', min: 1, max: 31, pairs: true },
  month: { says: 'month', min: 1, max: 12, named: true },
  quarter: { says: 'quarter', min: 1, max: 4, named: true },
  weekday: { says: 'weekday', min: 2, max: 7, named: true },
  year: { says: 'year', min: 100, max: 9999, pairs: true },
  fullyear: { says: 'year', min: 1000, max: 2999 },
  // Written on without a space.
  tightweekday: { says: 'weekday', min: 2, max: 7, tight: true },
} as const satisfies Record<string, Range>;

/** Numbers written together: the pattern they have, and what they count. */
const clusters = {
  dm: [/^\d{1,2}\/\d{1,2}$/, ['day', 'month']],
  dmdot: [/^\d{1,2}\.\d{1,2}$/, ['day', 'month']],
  dmy: [/^\d{1,2}([/.])\d{1,2}\1\d{4}$|^\d{1,2}\/\d{1,2}\/\d\d$/, ['day', 'month', 'year']],
  ymd: [/^\d{4}([/.])\d{1,2}\1\d{1,2}$/, ['year', 'month', 'day']],
  my: [/^\d{1,2}[/.]\d{4}$/, ['month', 'year']],
  clock: [/^\d{1,2}:\d\d$/, ['hour', 'minute']],
  clockdot: [/^\d{1,2}\.\d\d$/, ['hour', 'minute']],
  clocksecond: [/^\d{1,2}:\d\d:\d\d$/, ['hour', 'minute', 'second']],
  decimal: [/^\d+[.,]\d+$/, ['n']],
} as const satisfies Record<string, readonly [RegExp, readonly (keyof Said)[]]>;

type NumberSlot = keyof typeof numbers;
type ClusterSlot = keyof typeof clusters;
export type SlotName = NumberSlot | ClusterSlot;

const isNumberSlot = (name: string): name is NumberSlot => name in numbers;
const isClusterSlot = (name: string): name is ClusterSlot => name in clusters;

export function slotName(name: string): SlotName {
  if (isNumberSlot(name) || isClusterSlot(name)) return name;
  throw new SyntaxError(`Unknown slot: ${name}`);
}

/** How a slot can be filled at a token, or null when it cannot. */
export function readSlot(slot: SlotName, tokens: TimeTokens, at: number): SlotReading | null {
  const token = tokens.list[at];
  if (!token?.counts) return null;
  if (isClusterSlot(slot)) return token.kind === 'cluster' ? readCluster(slot, token, tokens.source) : null;
  return token.kind === 'cluster' ? null : readNumber(numbers[slot], token, tokens, at);
}

function readNumber(range: Range, token: TimeToken, tokens: TimeTokens, at: number): SlotReading | null {
  const { says, min, max, pairs = false, named, tight } = range;
  if (tight && !(token.tight && token.kind === 'number')) return null;
  const reading = (named && readName(says, tokens, at)) || readWhole(tokens, at, pairs);
  if (!reading || reading.value < min || reading.value > max) return null;
  const { value, length } = reading;
  return { said: says === 'hour' ? { hour: value, exact: isExact(token.text) } : { [says]: value }, length };
}

const romans: readonly (string | undefined)[] = ['i', 'ii', 'iii', 'iv'];

/** "tư" is four only in names such as thứ tư, tháng tư; quarters are also numbered the Roman way. */
function readName(says: keyof Said, { words, plain }: TimeTokens, at: number): NumberReading | null {
  const word = words[at];
  const roman = says === 'quarter' ? romans.indexOf(word) + 1 : 0;
  const value = roman || (word === 'tư' || (plain && word === 'tu') ? 4 : 0);
  return value > 0 ? { value, length: 1 } : null;
}

/** The rules ask for the same numbers again and again. */
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

function readCluster(slot: ClusterSlot, token: TimeToken, source: string): SlotReading | null {
  const [shape, names] = clusters[slot];
  if (!shape.test(token.text) || isPartOfCode(token, source)) return null;
  if (slot === 'decimal') return { said: { n: Number(token.text.replace(',', '.')) }, length: 1 };
  const parts = token.text.split(/[./:]/).map(Number);
  const said: Said = Object.fromEntries(names.map((name, index) => [name, parts[index]]));
  return readTogether(said, token.text);
}

/** A day of the calendar or an hour of the clock, with its century, or null where there is none such. */
function readTogether(said: Said, text: string): SlotReading | null {
  const { hour, minute = 0, second = 0, day = 1, month = 1 } = said;
  if (hour !== undefined)
    return hour <= 24 && minute < 60 && second < 60
      ? { said: { ...said, exact: said.second === undefined ? isExact(text) : 1 }, length: 1 }
      : null;
  const year = said.year === undefined ? undefined : fullYear(said.year);
  return isCivilDate(year ?? 2000, month, day) ? { said: year ? { ...said, year } : said, length: 1 } : null;
}

/** Two digits of a year mean the last or this century around 1950–2049. */
const fullYear = (year: number): number => (year >= 100 ? year : year + (year < 50 ? 2000 : 1900));

/** "45/2018/QĐ-TTg", "$1,194.09", "12.53%": letters and signs glued on make it no date. */
function isPartOfCode(token: TimeToken, source: string): boolean {
  return /[/$%#@&=_\\]/.test(source.charAt(token.to)) || /[/$%#@&=_\\.]/.test(source.charAt(token.from - 1));
}

/** "03:00" and "03h" are written by the 24-hour clock. */
const isExact = (text = ''): number => (text.startsWith('0') ? 1 : 0);
