import type { AmountTokens } from './amount-tokens.ts';
import { digits, halves, lastDigits, type Quantity, readQuantity } from './read-quantity.ts';
import type { Unit } from './units.ts';
import { WordTable } from './word-table.ts';

/** A quantity with its unit, if one was said, and the token after both. */
export type Measured = { readonly quantity: Quantity; readonly unit: Unit | null; readonly next: number };

/** Words that may follow thousands of đồng without a currency. */
export const goesOn = new WordTable(
  'cho thôi nhé nha ạ là mà thì và nữa rồi chưa trên mỗi một còn xuống lên để với từ ở trong vì nên vào ra lận đó đấy đến tới'
    .split(' ')
    .map((word) => [word, true] as const),
);

const sized: ReadonlySet<string> = new Set('kg ký kí cân tấn tạ lít mét m km ha'.split(' '));

/** A quantity and the unit behind it, of so many tokens; null where it counts nothing: "một người" is mostly an article. */
export function measure(
  tokens: AmountTokens,
  at: number,
  quantity: Quantity,
  unit: Unit,
  length: number,
): Measured | null {
  const isSaid = tokens.list[at]?.kind === 'word';
  const isOne = unit.kind === 'count' || unit.unit === 'VND';
  if (isSaid && (quantity.value === 0 || (isOne && quantity.value === 1))) return null;
  const next = quantity.next + length;
  const rest =
    unit.kind !== 'percent' && unit.unit !== 'VND' && quantity.scale === 1
      ? readFraction(tokens, next, unit)
      : 0;
  return rest === 0
    ? { quantity, unit, next }
    : { quantity: { ...quantity, value: quantity.value + rest }, unit, next: next + 1 };
}

/** Halves and tenths behind a unit: "ba tấn rưỡi", "chín tấn hai", "ba đô tám". */
function readFraction(tokens: AmountTokens, at: number, { kind, unit }: Unit): number {
  if (halves.longestAt(tokens, at)) return 0.5;
  const isSized = kind === 'money' || sized.has(unit);
  const digit = isSized
    ? (digits.longestAt(tokens, at) ?? lastDigits.longestAt(tokens, at))?.value
    : undefined;
  const after = tokens.list[at + 1];
  const ends = !after || after.kind === 'mark' || goesOn.longestAt(tokens, at + 1) !== null;
  return digit !== undefined && ends ? digit / 10 : 0;
}

/** How far the days, months and hours behind a word are counted. */
const calendar = new WordTable<number>([
  ['thứ', 7],
  ['tháng', 12],
  ['ngày', 31],
  ['mùng', 10],
  ['mồng', 10],
  ['quý', 4],
  ['lúc', 24],
]);
const each = new WordTable(
  'mỗi một hằng hàng từng trên / mấy số'.split(' ').map((word) => [word, true] as const),
);

/** The token after a number of the calendar: "tháng bảy xe hỏng" has no seven cars, "mỗi tháng 7 xe" has; null for all others. */
export function calendarEnd(tokens: AmountTokens, at: number): number | null {
  const most = calendar.longestAt(tokens, at - 1)?.value;
  if (most === undefined || each.longestAt(tokens, at - 2) || tokens.list[at - 2]?.kind === 'figure')
    return null;
  const number = readQuantity(tokens, at);
  return number && number.scale === 1 && number.value <= most && number.until === null ? number.next : null;
}
