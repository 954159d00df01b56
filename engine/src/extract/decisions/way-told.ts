import type { Clause } from '../clauses/clause.ts';
import { contentWords } from '../clauses/content-words.ts';
import { setOf } from '../language/phrase.ts';
import type { MeetingContext } from '../meeting-context.ts';
import { plainWords, replaceWords } from './told-words.ts';

const REACH = 14;
const LONGEST = 10;
const MOST_WORDS = 9;

/** "Trình phương án B", "đi hướng A": with what that way is, where little else is said and it was told by its letter before. */
export function withWayTold(
  words: readonly string[],
  found: Clause,
  context: MeetingContext,
): readonly string[] {
  if (words.length > MOST_WORDS) return words;
  const plain = plainWords(words);
  const at = plain.findIndex((word, index) => isLabel(word, plain[index - 1] ?? ''));
  const label = plain[at];
  if (label === undefined) return words;
  for (let turn = found.turn; turn >= Math.max(0, found.turn - REACH); turn -= 1) {
    for (const clause of (context.clauses[turn] ?? []).toReversed()) {
      const detail = clause === found ? null : detailIn(label, clause);
      if (detail) return withInBrackets(words, at, detail);
    }
  }
  return words;
}

function withInBrackets(words: readonly string[], at: number, detail: readonly string[]): readonly string[] {
  const label = (words[at] ?? '').replace(/,$/u, '');
  return replaceWords(words, [at, at + 1], [label, `(${detail.join(' ')})`]);
}

/** "Đi B", "phương án hai"; not "lấy hai thùng". */
const isLabel = (word: string, before: string): boolean =>
  (LETTERS.has(word) && (WAYS.has(before) || CHOOSES.has(before))) || (NUMBERS.has(word) && WAYS.has(before));
const LETTERS = setOf('a|b|c|d');
const NUMBERS = setOf('một|hai|ba|1|2|3');
const WAYS = setOf('án|option|hướng|plan|kiểu|mẫu');
const CHOOSES = setOf('chọn|đi|lấy|theo|dùng|duyệt|trình|bản|cách|gói');

/** "Phương án B là lương tháng mười ba cộng thưởng theo xếp loại": what stands behind the letter. */
function detailIn(label: string, { words, raw, breaks }: Clause): readonly string[] | null {
  for (let at = 0; at < words.length - 2; at += 1) {
    if (words[at] !== label || !(NAMES_WAY.has(words[at - 1] ?? '') && IS.has(words[at + 1] ?? ''))) continue;
    let to = at + 2;
    while (to < words.length && to - at <= LONGEST && (to === at + 2 || !breaks.has(to - 1))) to += 1;
    if (contentWords(words.slice(at + 2, to)).size > 0) return raw.slice(at + 2, to);
  }
  return null;
}
const NAMES_WAY = setOf('án|option|hướng|plan|bản|cách|gói|mẫu|kiểu|hoặc|còn|thứ');
const IS = setOf('là|thì|gồm');
