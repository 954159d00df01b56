import type { Amount } from './amount.ts';
import { cutAmountTokens } from './amount-tokens.ts';
import { findAmounts, findTokenAmounts } from './find-amounts.ts';
import { findRatios } from './find-ratios.ts';

/** A figure as minutes write it, and where it was said: UTF-16 offsets, the second exclusive. */
export type FormattedAmount = {
  readonly text: string;
  readonly span: readonly [from: number, to: number];
};

/**
 * How minutes write each figure of a text, in order: money in đồng by its largest fitting word ("185 triệu đồng", "2,5 tỷ đồng",
 * "500.000 đồng"), percentages ("3,5%"), counts of things ("1.200 đơn hàng"), parts of a whole ("84/120") and fractions ("2/3").
 * Sums whose currency is not clear and numbers that count nothing known are left out.
 */
export function formatAmounts(text: string): FormattedAmount[] {
  const tokens = cutAmountTokens(text);
  const ratios = findRatios(tokens).map(({ part, whole, span }) => ({
    text: `${group(part)}/${group(whole)}`,
    span,
  }));
  const amounts = findTokenAmounts(tokens)
    .filter(({ span }) => !ratios.some((ratio) => span[0] < ratio.span[1] && ratio.span[0] < span[1]))
    .map((amount) => ({ text: formatAmount(amount), span: amount.span }));
  return [...ratios, ...amounts].sort((left, right) => left.span[0] - right.span[0]);
}

/** A text with its figures as minutes write them. */
export const withFormattedAmounts = (text: string): string => replaceAmounts(text, formatAmounts(text));

/** The same where what is counted below ten stays in the words it was said in: "hai xe", but "12 xe" and "2 triệu đồng". */
export function withWrittenAmounts(text: string): string {
  const small = findAmounts(text).filter(
    ({ kind, value, until, span }) =>
      kind === 'count' && (until ?? value) < 10 && !/\d/u.test(text.slice(...span)),
  );
  const written = formatAmounts(text).filter(
    ({ span }) => !small.some((one) => one.span[0] === span[0] && one.span[1] === span[1]),
  );
  return replaceAmounts(text, written);
}

function replaceAmounts(text: string, amounts: readonly FormattedAmount[]): string {
  let written = '';
  let end = 0;
  for (const amount of amounts) {
    written += text.slice(end, amount.span[0]) + amount.text;
    end = amount.span[1];
  }
  return written + text.slice(end);
}

/** One amount as minutes write it: "5–7 triệu đồng", "120.000 USD". */
export function formatAmount({ value, until, ...amount }: Omit<Amount, 'span'>): string {
  const [figure, unit] = parts(value, amount);
  if (until === null) return figure + unit;
  const [endFigure, endUnit] = parts(until, amount);
  return unit === endUnit ? `${figure}–${endFigure}${unit}` : `${figure}${unit} – ${endFigure}${endUnit}`;
}

function parts(value: number, { kind, unit }: Pick<Amount, 'kind' | 'unit'>): [figure: string, unit: string] {
  if (kind === 'percent') return [group(value), '%'];
  const name = kind === 'money' && unit === 'VND' ? 'đồng' : unit;
  const [figure, scale] = kind === 'money' || value >= 1e6 ? scaled(value) : [group(value), ''];
  return [figure, `${scale} ${name}`];
}

/** Digits behind the comma that a scale word may have; what needs more is written in lower ones. */
const MOST_DECIMALS = 2;
const scales = [
  [1e9, ' tỷ'],
  [1e6, ' triệu'],
] as const;

function scaled(value: number): [figure: string, scale: string] {
  for (const [worth, word] of scales) {
    const share = value / worth;
    const step = 10 ** MOST_DECIMALS;
    if (share >= 1 && Number.isInteger(Number((share * step).toPrecision(15)))) return [group(share), word];
  }
  return [group(value), ''];
}

/** "1.234.567,89": at most six digits behind the comma. */
function group(value: number): string {
  const [whole = '', decimals = ''] = String(Number(value.toFixed(6))).split('.');
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/gu, '.');
  return decimals === '' ? grouped : `${grouped},${decimals}`;
}
