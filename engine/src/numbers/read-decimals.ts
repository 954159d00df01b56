import { readNumberWords } from '../text/number-words.ts';
import type { AmountTokens } from './amount-tokens.ts';
import { scales } from './units.ts';
import { WordTable } from './word-table.ts';

/** A number and the token after it. */
export type Group = { readonly value: number; readonly next: number };

const points = new WordTable([
  ['phẩy', 0],
  ['chấm', 0],
] as const);
const zero = new WordTable([['không', 0]] as const);
export const hundreds = new WordTable([
  ['trăm', 100],
  ['chục', 10],
] as const);
const mostDigits = 3;

/** "5 trăm", "3 chục". */
export function readHundreds(tokens: AmountTokens, group: Group): Group {
  if (tokens.list[group.next - 1]?.kind !== 'figure') return group;
  const factor = hundreds.longestAt(tokens, group.next)?.value;
  return factor === undefined ? group : { value: group.value * factor, next: group.next + 1 };
}

/** "hai phẩy năm tỷ", "ba phẩy hai lăm phần trăm", "một phẩy không năm". */
export function readDecimals(tokens: AmountTokens, group: Group): Group {
  if (!points.longestAt(tokens, group.next)) return group;
  let next = group.next + 1;
  let zeros = '';
  for (; zero.longestAt(tokens, next); next += 1) zeros += '0';
  const figure = /^\d{1,3}$/.exec(tokens.words[next] ?? '')?.[0];
  const said = figure === undefined ? readSaid(tokens, next) : { digits: figure, next: next + 1 };
  if (said === null && zeros === '') return group;
  const value = Number(`${group.value}.${zeros}${said?.digits ?? ''}`);
  return Number.isFinite(value) ? { value, next: said?.next ?? next } : group;
}

/** The digits behind the comma that words say, up to the next scale. */
function readSaid(tokens: AmountTokens, at: number): { digits: string; next: number } | null {
  const { words, plain } = tokens;
  const upto = words.slice(at, at + mostDigits + 1);
  const cut = upto.findIndex((_, index) => scales.longestAt(tokens, at + index) !== null);
  const reading = readNumberWords(cut < 0 ? upto : upto.slice(0, cut), 0, { plain, pairs: true });
  const digits = String(reading?.value ?? '');
  return reading && digits.length <= mostDigits ? { digits, next: at + reading.length } : null;
}
