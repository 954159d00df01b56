import type { Clause } from '../clauses/clause.ts';
import { contentWords } from '../clauses/content-words.ts';
import { insideWords } from '../clauses/inside-words.ts';
import { verbAt } from '../language/action-verbs.ts';
import { setOf } from '../language/phrase.ts';
import { KIN_WORDS } from '../language/pronouns.ts';
import type { MeetingContext } from '../meeting-context.ts';

/** Nouns that say nothing alone: "phần này" is the part that was spoken of. */
const EMPTY_NOUNS: ReadonlySet<string> = setOf('phần|cái|việc|vụ|chuyện|khoản|khâu|mục|mảng|bước|chỗ');
const POINTERS: ReadonlySet<string> = setOf('này|đó|ấy|kia');
const OPENERS: ReadonlySet<string> = setOf(
  'còn|về|cái|vụ|phần|việc|chuyện|rồi|vậy|thế|ok|dạ|vâng|ừ|khâu|mảng|riêng|à',
);
/** Words of a topic at most. */
const LONGEST = 5;

interface Pointing {
  readonly clause: Clause;
  /** Words as written, before particles were cut from their end. */
  readonly whole: readonly string[];
  /** What is left of them. */
  readonly kept: readonly string[];
}

/**
 * What stands behind an empty noun whose "này" was cut off: what is spoken of where it was said, or "này" again. Nothing
 * where no empty noun ends the words.
 */
export function namePointed({ clause, whole, kept }: Pointing, context: MeetingContext): readonly string[] {
  const noun = kept.at(-1)?.toLowerCase() ?? '';
  const pointer = whole[kept.length]?.toLowerCase() ?? '';
  if (!EMPTY_NOUNS.has(noun) || !POINTERS.has(pointer)) return [];
  return findSpokenOf(clause, context) ?? [pointer];
}

/** The nearest topic before: in the same turn, else in the turn it answers. */
function findSpokenOf(clause: Clause, context: MeetingContext): readonly string[] | null {
  const own = context.clauses[clause.turn] ?? [];
  const before = [...(context.clauses[clause.turn - 1] ?? []), ...own.slice(0, own.indexOf(clause))];
  for (const earlier of before.toReversed()) {
    const topic = topicOf(earlier);
    if (topic) return topic;
  }
  return null;
}

/** "Frontend em mới làm một nửa", "Còn về kho thì sao": what stands before "thì" or before who speaks. */
function topicOf(clause: Clause): readonly string[] | null {
  const { words } = clause;
  const from = words.findIndex((word) => !OPENERS.has(word));
  const end = words.findIndex((word, index) => index > from && (word === 'thì' || KIN_WORDS.has(word)));
  if (from < 0 || end <= from || end - from > LONGEST) return null;
  const named = words.slice(from, end);
  const acts = named.some((_, index) => verbAt(words, from + index) !== null);
  const isName = KIN_WORDS.has(words[from] ?? '') || contentWords(named).size === 0;
  if (acts || isName) return null;
  return insideWords(clause, from, end);
}
