import { fold } from '../text/fold.ts';
import { numberWords } from '../text/number-words.ts';
import type { AmountTokens } from './amount-tokens.ts';
import { type Group, hundreds, readDecimals, readHundreds } from './read-decimals.ts';
import { readFigure } from './read-figure.ts';
import { readSpoken, shortTail } from './read-spoken.ts';
import { scales, units } from './units.ts';
import { WordTable } from './word-table.ts';

/** A number as spoken, before its unit. */
export type Quantity = {
  readonly value: number;
  /** The upper end of "hai ba triệu", else null. */
  readonly until: number | null;
  /** The largest scale word said, 1 when there was none. */
  readonly scale: number;
  /** The token after it. */
  readonly next: number;
};

export const halves = new WordTable([['rưỡi', 0.5]] as const);
const half = new WordTable([['nửa', 0.5]] as const);
export const digits = new WordTable<number>([
  ['một', 1],
  ['hai', 2],
  ['ba', 3],
  ['bốn', 4],
  ['năm', 5],
  ['sáu', 6],
  ['bảy', 7],
  ['tám', 8],
  ['chín', 9],
]);
/** As a number is spelled out digit by digit: "hai không hai sáu". */
export const zero = new WordTable([['không', 0]] as const);
export const lastDigits = new WordTable<number>([
  ['mốt', 1],
  ['tư', 4],
  ['lăm', 5],
  ['nhăm', 5],
]);
/** Units that only count time: "hai triệu ba tháng" is no 2.3 million. */
const others = new WordTable(
  'tháng|ngày|năm|tuần|giờ|tiếng|phút|quý|lần|đợt|bên|đứa|anh|chị|em|bạn|ông|bà|mục|khoản|dòng|loại|phòng|bộ phận|phần|giai đoạn|kỳ|cơ sở|đầu|phương án|ý|việc|vấn đề'
    .split('|')
    .map((word) => [word, true] as const),
);
const vague: ReadonlySet<string> = new Set('mấy|vài|dăm|hàng|bao|nhiều|may|vai|hang|nhieu'.split('|'));
const years = /^(nay|này|ngoái|sau|trước|tới|qua|rồi|tài|đầu|\d.*)$/;

/** Words a number may begin with, as they are spelt: "nửa triệu", "trăm rưỡi", "tỷ hai", and those of numbers themselves. */
export const numberOpeners: readonly string[] = [
  ...numberWords,
  ...[half, hundreds, scales].flatMap((table) => [...table.openers]),
];

const starts = new Set(numberOpeners);
const bareStarts = new Set(numberOpeners.map(fold));

/** A quick test that excludes most words as the start of a number; text without marks allows more. */
export function mayBeginNumber({ list, plain }: AmountTokens, at: number): boolean {
  const token = list[at];
  if (token?.kind !== 'word') return token?.kind === 'figure';
  return starts.has(token.text) || (plain && bareStarts.has(token.text));
}

/** The number that begins at a token: figures, words or both ("5 trăm nghìn", "2tr5", "53 triệu rưỡi", "một tỷ hai"), or null. */
export function readQuantity(tokens: AmountTokens, at: number): Quantity | null {
  const low = digits.longestAt(tokens, at)?.value;
  const high = digits.longestAt(tokens, at + 1)?.value;
  if (low !== undefined && high === low + 1) {
    const upper = readScaled(tokens, at + 1);
    if (upper) return { ...upper, value: (upper.value * low) / high, until: upper.value };
  }
  return readScaled(tokens, at);
}

function readScaled(tokens: AmountTokens, at: number): Quantity | null {
  const group = readGroup(tokens, at) ?? readBareScale(tokens, at);
  if (!group) return null;
  let { value, next } = group;
  let total = 0;
  let largest = 1;
  let last = Number.POSITIVE_INFINITY;
  for (let scale = scaleAt(tokens, next); scale !== null && scale < last; scale = scaleAt(tokens, next)) {
    total += value * scale;
    largest = Math.max(largest, scale);
    last = scale;
    value = 0;
    next += scales.longestAt(tokens, next)?.length ?? 1;
    const rest = readRest(tokens, next, scale);
    if (!rest) break;
    next = rest.next;
    if (rest.whole) return { value: round(total + rest.value), until: null, scale: largest, next };
    value = rest.value;
  }
  const over = last === 1000 ? scaleAt(tokens, next) : null;
  if (over === null) return { value: round(total + value), until: null, scale: largest, next };
  return { value: round((total + value) * over), until: null, scale: over, next: next + 1 };
}

/** Sums of halves and tenths of millions stay whole. */
const round = (value: number): number => Number(value.toPrecision(15));

function scaleAt(tokens: AmountTokens, at: number): number | null {
  return scales.longestAt(tokens, at)?.value ?? null;
}

/** The number after a scale: `whole` when it needs no scale of its own, else the group of the next one. */
function readRest(
  tokens: AmountTokens,
  at: number,
  scale: number,
): (Group & { readonly whole: boolean }) | null {
  if (halves.longestAt(tokens, at)) return { value: scale / 2, next: at + 1, whole: true };
  const digit = lastDigits.longestAt(tokens, at);
  if (digit && (!tokens.plain || tokens.list[at + 1]?.kind !== 'word')) {
    const second = endsAt(tokens, at + 2) ? digits.longestAt(tokens, at + 1)?.value : undefined;
    const tenths = { value: (digit.value * scale) / 10, next: at + 1, whole: true };
    return second === undefined
      ? tenths
      : { value: tenths.value + (second * scale) / 100, next: at + 2, whole: true };
  }
  if (startsYear(tokens, at)) return null;
  const group = readGroup(tokens, at);
  if (!group) return null;
  const lower = scaleAt(tokens, group.next);
  // "ba nghìn hai trăm tỷ": what is said in thousands is of the scale behind it.
  if (lower !== null) return lower < scale || scale === 1000 ? { ...group, whole: false } : null;
  const tail = tailValue(tokens, at, group, scale);
  return tail === null ? null : { value: tail, next: group.next, whole: true };
}

/** Nothing or a mark stands at a token. */
const endsAt = ({ list }: AmountTokens, at: number): boolean => !list[at] || list[at].kind === 'mark';

/** "2 tỷ năm 2026", "ba triệu năm ngoái": the word for five is also the year. */
const startsYear = (tokens: AmountTokens, at: number): boolean =>
  tokens.list[at]?.folded === 'nam' && (years.test(tokens.words[at + 1] ?? '') || !tokens.words[at + 1]);

/**
 * The lower digits of what is said in short: one digit is tenths ("hai triệu tư"), more are of the next scale ("hai triệu năm trăm"
 * are 2 500 000), written on they are decimals ("3tr25").
 */
function tailValue(tokens: AmountTokens, at: number, group: Group, scale: number): number | null {
  const token = tokens.list[at];
  const { value } = group;
  if (!token || value >= 1000 || !Number.isInteger(value) || value === 0) return null;
  if (token.tight && token.kind === 'figure') return (value * scale) / 10 ** token.text.length;
  if (/^m[ộo]t$/u.test(token.text) && !endsAt(tokens, at + 1)) return null;
  if (scale === 1000 && value >= 100) return value;
  if (units.longestAt(tokens, group.next)?.value?.kind === 'count' || others.longestAt(tokens, group.next))
    return null;
  if (/^[-/:–]$/.test(tokens.words[group.next] ?? '')) return null;
  return shortTail(value, group.next - at, scale);
}

/** A number below a thousand, or one in figures. */
function readGroup(tokens: AmountTokens, at: number): Group | null {
  const token = tokens.list[at];
  if (!token || token.kind === 'mark' || isVague(tokens, at)) return null;
  const group = token.kind === 'figure' ? readFigureAt(tokens, at) : readWords(tokens, at);
  return group && readDecimals(tokens, readHundreds(tokens, group));
}

/** "mấy chục", "vài trăm", "hàng tỷ". */
const isVague = (tokens: AmountTokens, at: number): boolean =>
  vague.has(tokens.words[at - 1] ?? '') &&
  (hundreds.longestAt(tokens, at) !== null || scaleAt(tokens, at) !== null);

function readFigureAt(tokens: AmountTokens, at: number): Group | null {
  const value = readFigure(tokens.words[at] ?? '', {
    measured: scaleAt(tokens, at + 1) !== null || units.longestAt(tokens, at + 1)?.value?.kind === 'percent',
  });
  return value === null ? null : { value, next: at + 1 };
}

function readWords(tokens: AmountTokens, at: number): Group | null {
  if (half.longestAt(tokens, at))
    return scaleAt(tokens, at + 1) === null ? null : { value: 0.5, next: at + 1 };
  // Larger scales are ours to read: what follows them is said in short.
  const upto = tokens.words.slice(at, at + 6);
  const cut = upto.findIndex((_, index) => scaleAt(tokens, at + index) !== null);
  const said = cut < 0 ? upto : upto.slice(0, cut);
  const reading = readSpoken(said, tokens.plain, cut === said.length);
  return reading && { value: reading.value, next: at + reading.length };
}

/** "trăm triệu", "trăm hai triệu", "trăm hai mươi khách". */
function readBareHundred(tokens: AmountTokens, at: number): Group | null {
  if (tokens.list[at - 1]?.folded === 'phan') return null;
  const rest = readWords(tokens, at + 1);
  const isScaled = scaleAt(tokens, rest?.next ?? at + 1) !== null;
  if (!rest) return isScaled ? { value: 100, next: at + 1 } : null;
  if (rest.value >= 10 && rest.value < 100) return { value: 100 + rest.value, next: rest.next };
  return isScaled && rest.value >= 1 && rest.value < 10
    ? { value: 100 + rest.value * 10, next: rest.next }
    : null;
}

/** "triệu rưỡi", "tỷ hai": a scale without its one. */
function readBareScale(tokens: AmountTokens, at: number): Group | null {
  if (isVague(tokens, at)) return null;
  if (hundreds.longestAt(tokens, at)?.value === 100) return readBareHundred(tokens, at);
  if (scaleAt(tokens, at) === null) return null;
  const follows = halves.longestAt(tokens, at + 1) ?? digits.longestAt(tokens, at + 1);
  return follows && tokens.list[at + 1]?.folded !== 'nam' ? { value: 1, next: at } : null;
}
