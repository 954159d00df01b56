import { readWhole } from '../../grammar/numbers.ts';
import type { ReadSlot, SlotKind, SlotReading } from '../../grammar/slots.ts';
import type { GrammarToken, GrammarTokens } from '../../grammar/tokens.ts';
import type { NumberReading } from '../../text/number-words.ts';
import { isCivilDate } from '../civil.ts';
import type { Counted, Said } from './said.ts';

/**
 * Whole numbers, in figures or words: what they count, from what to what; and of 'pairs' that two digits said in a row are one
 * number, of 'named' that they are said as names are: "thứ tư", "quý ii", of 'tight' that they are written on without a space.
 */
const numbers: Record<
  string,
  readonly [Counted, min: number, max: number, how?: 'pairs' | 'named' | 'tight']
> = {
  n: ['n', 1, 999],
  number: ['number', 0, 9999],
  hour: ['hour', 0, 24],
  minute: ['minute', 0, 59, 'pairs'],
  second: ['second', 0, 59, 'pairs'],
  day: ['day', 1, 31, 'pairs'],
  laterday: ['day', 13, 31, 'pairs'],
  month: ['month', 1, 12, 'named'],
  quarter: ['quarter', 1, 4, 'named'],
  weekday: ['weekday', 2, 7, 'named'],
  tightweekday: ['weekday', 2, 7, 'tight'],
  year: ['year', 100, 9999, 'pairs'],
  fullyear: ['year', 1000, 2999],
};

/** Numbers written together: the pattern they have, and what they count. */
const clusters: Record<string, readonly [shape: RegExp, ...Counted[]]> = {
  dm: [/^\d{1,2}\/\d{1,2}$/, 'day', 'month'],
  dmdot: [/^\d{1,2}\.\d{1,2}$/, 'day', 'month'],
  dmy: [/^\d{1,2}([/.])\d{1,2}\1\d{4}$|^\d{1,2}\/\d{1,2}\/\d\d$/, 'day', 'month', 'year'],
  ymd: [/^\d{4}([/.])\d{1,2}\1\d{1,2}$/, 'year', 'month', 'day'],
  my: [/^\d{1,2}[/.]\d{4}$/, 'month', 'year'],
  clock: [/^\d{1,2}:\d\d$/, 'hour', 'minute'],
  clockdot: [/^\d{1,2}\.\d\d$/, 'hour', 'minute'],
  clocksecond: [/^\d{1,2}:\d\d:\d\d$/, 'hour', 'minute', 'second'],
  decimal: [/^\d+[.,]\d+$/, 'n'],
};

export const numberSlots: readonly string[] = [...Object.keys(numbers), ...Object.keys(clusters)];

/** The reader of a slot of numbers. */
export function numberReader(slot: string): ReadSlot<Said> {
  const [range, cluster] = [numbers[slot], clusters[slot]];
  return (tokens, at) => {
    const token = tokens.list[at];
    if (!token?.counts) return null;
    if (token.kind === 'cluster') return cluster ? readCluster(cluster, token, tokens.source) : null;
    return range ? readRange(range, token, tokens, at) : null;
  };
}

/** Where a slot of numbers is read. */
export const numberKind = (slot: string): SlotKind => (slot in clusters ? 'cluster' : 'number');

function readRange(
  [says, min, max, how]: NonNullable<(typeof numbers)[string]>,
  token: GrammarToken,
  tokens: GrammarTokens,
  at: number,
): SlotReading<Said> | null {
  if (how === 'tight' && !(token.tight && token.kind === 'number')) return null;
  const pair = how === 'pairs' ? readWhole(tokens, at, true) : null;
  const reading =
    (how === 'named' && readName(says, token.text, tokens.plain)) ||
    (pair && pair.value <= max ? pair : readWhole(tokens, at));
  if (!reading || reading.value < min || reading.value > max) return null;
  const { value, length } = reading;
  // "9h không" asks.
  if (how === 'pairs' && value === 0 && token.kind !== 'number') return null;
  return { value: says === 'hour' ? { hour: value, exact: isExact(token.text) } : { [says]: value }, length };
}

/** "tư" is four only in names such as thứ tư, tháng tư; quarters are also numbered the Roman way. */
function readName(says: Counted, word: string, plain: boolean): NumberReading | null {
  const roman = says === 'quarter' ? ['i', 'ii', 'iii', 'iv'].indexOf(word) + 1 : 0;
  const value = roman || (word === 'tư' || (plain && word === 'tu') ? 4 : 0);
  return value > 0 ? { value, length: 1 } : null;
}

function readCluster(
  [shape, ...names]: NonNullable<(typeof clusters)[string]>,
  { text, from, to }: GrammarToken,
  source: string,
): SlotReading<Said> | null {
  // "45/2018/QĐ-TTg", "$1,194.09", "12.53%", "A-12/3": letters and signs glued on make it no date.
  const isCode =
    /[/$%#@&=_\\]/.test(source.charAt(to)) ||
    /[/$%#@&=_\\.]$|\p{Lu}-$/u.test(source.slice(Math.max(0, from - 2), from));
  if (isCode || !shape.test(text)) return null;
  if (names[0] === 'n') return { value: { n: Number(text.replace(',', '.')) }, length: 1 };
  const parts = text.split(/[./:]/).map(Number);
  const said: Said = Object.fromEntries(names.map((name, index) => [name, parts[index]]));
  return readTogether(said, text);
}

/** A day of the calendar or an hour of the clock, with its century, or null where there is none such. */
function readTogether(said: Said, text: string): SlotReading<Said> | null {
  const { hour, minute = 0, second, day = 1, month = 1, year = 2000 } = said;
  if (hour !== undefined)
    return hour <= 24 && minute < 60 && (second ?? 0) < 60
      ? { value: { ...said, exact: second !== undefined || isExact(text) }, length: 1 }
      : null;
  // Two digits of a year mean the last or this century around 1950–2049.
  const full = year >= 100 ? year : year + (year < 50 ? 2000 : 1900);
  return isCivilDate(full, month, day)
    ? { value: said.year === undefined ? said : { ...said, year: full }, length: 1 }
    : null;
}

/** "03:00" and "03h" are written by the 24-hour clock. */
const isExact = (text: string): boolean => text.startsWith('0');
