import { opensNumber } from '../text/number-words.ts';
import type { AmountTokens } from './amount-tokens.ts';
import { mayBeginNumber, readQuantity } from './read-quantity.ts';
import { units } from './units.ts';
import { WordTable } from './word-table.ts';

/** So many of a whole, or a fraction; `span` are UTF-16 offsets, the second exclusive. */
export type Ratio = {
  readonly part: number;
  readonly whole: number;
  readonly span: readonly [from: number, to: number];
};

const of = new WordTable([
  ['trên', 'ratio'],
  ['trên tổng số', 'ratio'],
  ['trên tổng', 'ratio'],
  ['phần', 'fraction'],
] as const);

/** Words before a number that belongs to a name, a day or an hour: "thứ ba trên mười người". */
const names = new WordTable(
  'thứ tháng ngày hôm mùng mồng quý lần số tầng phòng bà ông anh chị em chú bác cô dì cậu mợ trong cuối đầu giữa cả hết mỗi một hằng hàng giờ h'
    .split(' ')
    .map((word) => [word, true] as const),
);

/** "84 trên 120 bộ", "tám tư trên một trăm hai mươi bộ", "hai phần ba số phiếu". */
export function findRatios(tokens: AmountTokens): Ratio[] {
  const found: Ratio[] = [];
  let at = 0;
  while (at < tokens.list.length) {
    const ratio = readRatio(tokens, at);
    if (ratio) found.push(ratio.ratio);
    at = ratio?.next ?? at + 1;
  }
  return found;
}

function readRatio(tokens: AmountTokens, at: number): { ratio: Ratio; next: number } | null {
  const { list } = tokens;
  if (!mayBeginNumber(tokens, at) || list[at]?.tight || names.longestAt(tokens, at - 1)) return null;
  if (opensNumber(list[at - 1]?.text ?? '')) return null;
  const part = readWhole(tokens, at);
  const link = part && of.longestAt(tokens, part.next);
  const whole = link && readEnd(tokens, part.next + link.length, link.value);
  if (!whole || part.value < 1 || part.value > whole.value) return null;
  // "năm" is also the year: "cả năm trên hai mươi đơn vị".
  const isYear = list[at]?.folded === 'nam' && part.next === at + 1;
  if (isYear && whole.value > mostOfFive) return null;
  const span = [list[at]?.from ?? 0, list[whole.next - 1]?.to ?? 0] as const;
  return { ratio: { part: part.value, whole: whole.value, span }, next: whole.next };
}

type Whole = { readonly value: number; readonly next: number };

/** A whole number up to thousands, not money. */
function readWhole(tokens: AmountTokens, at: number): Whole | null {
  const quantity = readQuantity(tokens, at);
  if (!quantity || quantity.until !== null || quantity.scale > 1000 || !Number.isInteger(quantity.value))
    return null;
  return quantity;
}

const mostOfFive = 20;
const smallest = 2;
const largestFraction = 10;
const quarter = new WordTable([['tư', 4]] as const);

function readEnd(tokens: AmountTokens, at: number, link: 'ratio' | 'fraction'): Whole | null {
  if (link === 'fraction') {
    const fourth = quarter.longestAt(tokens, at);
    const end = fourth ? { value: fourth.value, next: at + 1 } : readQuantity(tokens, at);
    return end && end.next === at + 1 && end.value >= smallest && end.value <= largestFraction ? end : null;
  }
  const end = readWhole(tokens, at);
  const isShare = end && units.longestAt(tokens, end.next)?.value?.kind;
  return end && end.value >= smallest && isShare !== 'percent' && isShare !== 'money' ? end : null;
}
