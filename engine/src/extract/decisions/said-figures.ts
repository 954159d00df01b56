import type { Clause } from '../clauses/clause.ts';
import { setOf } from '../language/phrase.ts';
import type { MeetingContext } from '../meeting-context.ts';
import { perMeeting } from '../per-meeting.ts';

const NUMERALS = setOf(`
  một|hai|ba|bốn|tư|năm|lăm|sáu|bảy|tám|chín|mười|mươi|mốt|trăm|nghìn|ngàn|triệu|tỷ|tỉ|rưỡi|rưởi|chục|lẻ|linh|phẩy
  mùng|mồng|ngày|tháng|thứ|rằm|giờ
`);

const figuresKnown = perMeeting(() => new Map<Clause, ReadonlySet<string>>());

/**
 * What prices, amounts and days are made of in a clause, two numerals at a time: "ba mươi", "mùng năm", "năm tháng", "tháng tám".
 * They carry no other word of matter.
 */
export function saidFigures(clause: Clause, context: MeetingContext): ReadonlySet<string> {
  const known = figuresKnown(context);
  const figures = known.get(clause) ?? figuresIn(clause.words);
  known.set(clause, figures);
  return figures;
}

export function figuresIn(words: readonly string[]): Set<string> {
  const figures = new Set<string>();
  let before: string | undefined;
  for (const [at, word] of words.entries()) {
    const numeral = normal(word);
    if (isDigit(word.charCodeAt(0))) figures.add(word);
    if (!NUMERALS.has(numeral)) before = undefined;
    else if (!isSwallowed(words, at)) {
      if (before !== undefined) figures.add(`${before} ${numeral}`);
      before = numeral;
    }
  }
  return figures;
}

const isDigit = (unit: number): boolean => unit >= 0x30 && unit <= 0x39;

/** "Ba chục" is "ba mươi". */
const normal = (word: string): string => (word === 'chục' ? 'mươi' : word);

/** "Chín mươi lăm" is said "chín lăm", too. */
const isSwallowed = (words: readonly string[], at: number): boolean =>
  words[at] === 'mươi' && at > 0 && NUMERALS.has(words[at + 1] ?? '') && !UNITS.has(words[at + 1] ?? '');
const UNITS = setOf('nghìn|ngàn|triệu|tỷ|tỉ|tháng|giờ');
