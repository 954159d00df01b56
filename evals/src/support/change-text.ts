import { findAmounts } from '@hopgon/engine/numbers/find-amounts';
import { readTimes } from '@hopgon/engine/time/read-times';

/** A text with one thing changed, and the words that were put in. */
export type Change = { readonly text: string; readonly added: string };
export type Choose = <Value>(values: readonly Value[]) => Value | undefined;
type TextSpan = readonly [from: number, to: number];

const DIGITS = ['hai', 'ba', 'bốn', 'sáu', 'bảy', 'tám', 'chín'];
/** Words that numbers are made of, beside which a digit is only a part of one. */
const PARTS = new Set([...DIGITS, 'năm', 'tư', 'lăm', 'mười', 'mươi', 'mốt', 'chục', 'trăm', 'rưỡi']);
const WEEKDAYS = ['thứ hai', 'thứ ba', 'thứ tư', 'thứ năm', 'thứ sáu', 'thứ bảy', 'chủ nhật'];
const DAY_PARTS = ['sáng', 'chiều', 'tối'];
const WORD = /[\p{L}\p{M}\p{N}]+/gu;

const replaceAt = (text: string, [from, to]: TextSpan, added: string): Change => ({
  text: text.slice(0, from) + added + text.slice(to),
  added,
});

/** An amount or another number outside times, changed. */
export function changeNumber(text: string, choose: Choose): Change | null {
  const amounts = findAmounts(text).map(({ span }) => span);
  const span = choose([...amounts, ...plainNumbers(text, amounts)]);
  const next = span && otherNumber(text.slice(...span), choose);
  return next ? replaceAt(text, span, next) : null;
}

/** Another number, written the same way. */
function otherNumber(said: string, choose: Choose): string | null {
  const figure = /\d+/u.exec(said)?.[0];
  if (figure !== undefined) {
    const value = Number(figure);
    const other = choose(
      [value + 1, value + 2, value + 5, value + 10, value * 2].filter((one) => one !== value),
    );
    return said.replace(figure, String(other));
  }
  const old = choose(said.split(' ').filter((word) => DIGITS.includes(word.toLowerCase())));
  const next = choose(DIGITS.filter((word) => word !== old?.toLowerCase()));
  return old === undefined || next === undefined ? null : said.replace(old, next);
}

function plainNumbers(text: string, amounts: readonly TextSpan[]): TextSpan[] {
  const taken = [...amounts, ...readTimes(text).map(({ from, to }): TextSpan => [from, to])];
  const words = [...text.matchAll(WORD)];
  return words.flatMap(({ 0: said, index }, at): TextSpan[] => {
    const [before = '', next = ''] = [words[at - 1]?.[0], words[at + 1]?.[0]];
    const isDigit = DIGITS.includes(said) && !PARTS.has(next) && !/^(?:thứ|đầu|hái)$/iu.test(before);
    const isTaken = taken.some(([from, to]) => index >= from && index < to);
    if (isTaken || !(isDigit || /^\d+$/u.test(said)) || PARTS.has(before)) return [];
    return next === '' || /^\p{Lu}/u.test(next) ? [] : [[index, index + said.length]];
  });
}

/** A day, month, hour or part of the day of a text, changed. */
export function changeTime(text: string, choose: Choose): Change | null {
  const time = choose(readTimes(text));
  if (!time) return null;
  const said = text.slice(time.from, time.to).toLowerCase();
  const next = otherTime(said, choose);
  if (next === null || next === said) return null;
  const old = said.split(' ');
  const added = next.split(' ').filter((word, at) => word !== old[at]);
  return { ...replaceAt(text, [time.from, time.to], next), added: added.join(' ') };
}

const MOST = 12;

function otherTime(said: string, choose: Choose): string | null {
  const other = (names: readonly string[], name: string) =>
    said.replace(name, choose(names.filter((one) => one !== name)) ?? name);
  const weekday = WEEKDAYS.find((name) => said.includes(name));
  if (weekday) return other(WEEKDAYS, weekday);
  const figure = /\d+/u.exec(said)?.[0];
  if (figure !== undefined) {
    const value = Number(figure);
    const near = [-2, -1, 1, 2, 3].map((step) => value + step).filter((one) => one > 0 && one <= MOST);
    const next = choose(near);
    return next === undefined ? null : said.replace(figure, String(next).padStart(figure.length, '0'));
  }
  if (/giờ|tháng|ngày|mùng|mồng/u.test(said)) return otherNumber(said, choose);
  const part = DAY_PARTS.find((name) => said.includes(name));
  return part ? other(DAY_PARTS, part) : null;
}
