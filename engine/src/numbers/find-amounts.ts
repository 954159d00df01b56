import { fold } from '../text/fold.ts';
import type { Amount } from './amount.ts';
import { type AmountTokens, cutAmountTokens } from './amount-tokens.ts';
import { calendarEnd, goesOn, type Measured, measure } from './measure.ts';
import { mayBeginNumber, type Quantity, readQuantity } from './read-quantity.ts';
import { leadingUnits, type Unit, units } from './units.ts';
import { WordTable } from './word-table.ts';

/**
 * Every sum of money, percentage and count of things a Vietnamese text names, in order: in figures, in words or both, with or
 * without diacritics, in NFC or NFD ("53 triệu rưỡi", "1,2 tỷ đồng", "500k", "một trăm hai mươi nghìn đô", "5–7%", "200 đơn hàng").
 * Millions and billions of nothing are đồng, as everybody means. Times, dates, phone numbers and bare numbers are no amounts.
 */
export const findAmounts = (text: string): Amount[] => findTokenAmounts(cutAmountTokens(text));

/** As `findAmounts`, of a text that has been cut into tokens before. */
export function findTokenAmounts(tokens: AmountTokens): Amount[] {
  const found: Amount[] = [];
  let at = 0;
  while (at < tokens.list.length) {
    const skipped = mayBegin(tokens, at) ? calendarEnd(tokens, at) : null;
    const next = skipped === null && mayBegin(tokens, at) ? readAmount(tokens, at) : null;
    if (next) found.push(next.amount);
    at = skipped ?? next?.next ?? at + 1;
  }
  return found;
}

const signs = new Set(leadingUnits.openers);
const bareSigns = new Set([...signs].map(fold));

/** A number or a sign before one. */
function mayBegin(tokens: AmountTokens, at: number): boolean {
  const text = tokens.list[at]?.text ?? '';
  return mayBeginNumber(tokens, at) || signs.has(text) || (tokens.plain && bareSigns.has(text));
}

const links = new WordTable(['-', '–', '—', '~', 'đến', 'tới'].map((word) => [word, true] as const));

function readAmount(tokens: AmountTokens, at: number): { amount: Amount; next: number } | null {
  if (isPartOfCode(tokens, at)) return null;
  const left = readMeasured(tokens, at);
  if (!left) return null;
  const right = links.longestAt(tokens, left.next) && readMeasured(tokens, left.next + 1);
  const range = right && joinRange(left, right);
  if (range) return place(tokens, at, range);
  return left.unit && place(tokens, at, { ...left, unit: left.unit });
}

type Whole = Measured & { readonly unit: Unit };

function place(tokens: AmountTokens, at: number, { quantity, unit, next }: Whole) {
  const from = tokens.list[at]?.from ?? 0;
  const to = tokens.list[next - 1]?.to ?? from;
  const amount: Amount = { ...unit, value: quantity.value, until: quantity.until, span: [from, to] };
  return { amount, next };
}

/** "5–7 triệu": what the end says the beginning means too. */
function joinRange(left: Measured, right: Measured): Whole | null {
  const { unit, quantity, next } = right;
  if (!unit || (left.unit && left.unit.unit !== unit.unit)) return null;
  const value = left.quantity.scale === 1 ? liftTo(left.quantity.value, quantity) : left.quantity.value;
  return value < quantity.value
    ? { unit, next, quantity: { ...quantity, value, until: quantity.until ?? quantity.value } }
    : null;
}

/** "5 đến 7 triệu" begins at five million, "800 đến 1 triệu" at eight hundred thousand. */
function liftTo(value: number, { value: end, scale }: Quantity): number {
  if (scale === 1) return value;
  return value * scale < end ? value * scale : (value * scale) / 1000;
}

function readMeasured(tokens: AmountTokens, at: number): Measured | null {
  const sign = leadingUnits.longestAt(tokens, at);
  const quantity = readQuantity(tokens, at + (sign?.length ?? 0));
  if (!quantity) return null;
  const after = units.longestAt(tokens, quantity.next);
  if (sign) return { quantity, unit: sign.value, next: quantity.next };
  if (after?.value) return measure(tokens, at, quantity, after.value, after.length);
  return { quantity, unit: meansMoney(tokens, quantity) ? dong : null, next: quantity.next };
}

const dong: Unit = { kind: 'money', unit: 'VND' };

/** Below it thousands of nothing count things as often as đồng, of which they buy little: "còn hai nghìn chín". */
const leastSum = 10_000;

function meansMoney(tokens: AmountTokens, { value, scale, next }: Quantity): boolean {
  if (scale >= 1e6) return true;
  if (scale < 1000) return false;
  if (tokens.list[next - 1]?.text === 'k') return true;
  if (value < leastSum) return false;
  const after = tokens.list[next];
  return after === undefined || after.kind === 'mark' || goesOn.longestAt(tokens, next) !== null;
}

/** Figures glued to what stands before them are a part of something else: "m2", "15/3", "10:30", "A4". */
function isPartOfCode(tokens: AmountTokens, at: number): boolean {
  const token = tokens.list[at];
  const before = tokens.list[at - 1];
  if (token?.kind !== 'figure' || !token.tight || !before) return false;
  return before.kind === 'word' || /^[/:._#]$/.test(before.text);
}
