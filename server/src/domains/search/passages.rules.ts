import type { FoundSaid } from '@hopgon/contract/search/schemas';
import { findWords, type TextRange } from '@hopgon/engine/text/highlight';
import { type Ranked, rankTexts, type TextStatistics } from '@hopgon/engine/text/rank-texts';
import { searchWords } from '@hopgon/engine/text/search-words';
import { splitSentences } from '@hopgon/engine/text/sentences';

/** A turn that shares words with a query; the one after it may be its answer. */
export interface SaidTurn {
  readonly speaker: string | null;
  readonly said: string;
  readonly next_speaker: string | null;
  readonly next_said: string | null;
}

/** What the database counted over all that the person may see. */
export interface Counted {
  readonly total: number;
  readonly counts: ReadonlyMap<string, number>;
}

/** A query says in its first words what it looks for, and so many letters are no word. */
const mostWords = 12;
const longestWord = 64;
/** A number of many parts is looked up by each. */
const mostTerms = 24;

/** As much of a query as is looked for. */
export const lookedFor = (query: string): string =>
  searchWords(query)
    .filter(({ from, to }) => to - from <= longestWord)
    .slice(0, mostWords)
    .map(({ from, to }) => query.slice(from, to))
    .join(' ');

/** The folded words to look up: as the database parts them, each once. */
export function termsOf(query: string): string[] {
  const words = searchWords(query).flatMap(({ folded }) => folded.split(/[.,/]/));
  return [...new Set(words)].slice(0, mostTerms);
}

/** As much of a turn as one answer may take: where nobody is named, all of a meeting is one turn. */
const longestPart = 600;

/** A turn, or a long one in parts that end with a sentence, or at least a word; what was said next follows the last. */
export function partsOf<T extends SaidTurn>(turn: T): T[] {
  const parts = splitLong(turn.said);
  return parts.map((said, place) =>
    place === parts.length - 1 ? { ...turn, said } : { ...turn, said, next_said: null },
  );
}

/** A text, or a long one in parts that end with a sentence, or at least a word. */
export function splitLong(text: string): string[] {
  const parts: string[] = [];
  let from = 0;
  while (text.length - from > longestPart) {
    const piece = text.slice(from, from + longestPart);
    const sentence = Math.max(...['. ', '? ', '! ', '… '].map((end) => piece.lastIndexOf(end) + 1));
    const length =
      sentence > 0 ? sentence : piece.lastIndexOf(' ') > 0 ? piece.lastIndexOf(' ') : piece.length;
    parts.push(piece.slice(0, length).trim());
    from += length;
  }
  return [...parts, text.slice(from).trim()];
}

export interface Judged<T> extends Ranked<T> {
  /** The turn that `item` is, or is a part of. */
  readonly turn: T;
}

/** Orders turns by how well the best part of each answers; of one that asks, what was said next is read with it. */
export function judgeTurns<T extends SaidTurn>(
  query: string,
  turns: readonly T[],
  { total, counts }: Counted,
): Judged<T>[] {
  const parts = turns.flatMap((turn) =>
    partsOf(turn).map((part) => ({ turn, part, words: searchWords(part.said) })),
  );
  const lengths = sum(parts.map(({ words }) => words.length));
  const countOf = (folded: string) => Math.min(...folded.split(/[.,/]/).map((part) => counts.get(part) ?? 0));
  const statistics: TextStatistics = { total, meanLength: lengths / (parts.length || 1), countOf };
  const best = new Map<T, Judged<T>>();
  for (const { item, score } of rankTexts(query, parts, ({ words }) => words, statistics)) {
    const { turn, part } = item;
    if (best.has(turn)) continue;
    best.set(turn, { item: part, turn, score });
  }
  return [...best.values()];
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

const asks = (text: string): boolean => /\?["”’)]*\s*$/u.test(text);

/** What was said next, where a turn asks. */
export function replyTo({ said, next_said, next_speaker }: SaidTurn): FoundSaid['reply'] {
  return asks(said) && next_said !== null
    ? { speaker: next_speaker, text: cutText(next_said, () => []).text }
    : null;
}

/** As much of a turn as one reads in a list. */
const mostShown = 280;

/** The turn with what was looked for marked; of a long one, the sentences around most of it. */
export function quote(said: string, query: string): { text: string; marks: TextRange[] } {
  return cutText(said, (text) => findWords(text, query, true));
}

function cutText(said: string, mark: (text: string) => TextRange[]): { text: string; marks: TextRange[] } {
  const marks = mark(said);
  if (said.length <= mostShown) return { text: said, marks };
  const middle = marks[Math.floor(marks.length / 2)]?.from ?? 0;
  const sentence = splitSentences(said).find(({ from, to }) => from <= middle && middle < to);
  const start =
    sentence && sentence.from > middle - mostShown / 2 ? sentence.from : Math.max(0, middle - mostShown / 2);
  const from = start === 0 ? 0 : afterSpace(said, start);
  const to = Math.min(said.length, beforeSpace(said, from + mostShown));
  const text = `${from > 0 ? '… ' : ''}${said.slice(from, to).trim()}${to < said.length ? ' …' : ''}`;
  return { text, marks: mark(text) };
}

function afterSpace(text: string, at: number): number {
  if (/\s/.test(text.charAt(at - 1))) return at;
  const space = text.indexOf(' ', at);
  return space < 0 ? at : space + 1;
}

function beforeSpace(text: string, at: number): number {
  if (at >= text.length) return text.length;
  const space = text.lastIndexOf(' ', at);
  return space <= 0 ? at : space;
}
