import { scoredWords } from './text-overlap.ts';

export type Rouge = { readonly one: number; readonly two: number; readonly longest: number };

/** ROUGE-1, ROUGE-2 and ROUGE-L, each as F1, over Unicode words: in Vietnamese these are syllables (Lin 2004). */
export function rouge(reference: string, summary: string): Rouge {
  const wanted = scoredWords(reference);
  const found = scoredWords(summary);
  return {
    one: f1(sharedCount(wanted, found), wanted.length, found.length),
    two: f1(sharedCount(pairs(wanted), pairs(found)), wanted.length - 1, found.length - 1),
    longest: f1(longestCommon(wanted, found), wanted.length, found.length),
  };
}

const f1 = (shared: number, one: number, other: number): number =>
  one + other <= 0 ? 0 : (2 * shared) / (one + other);

const pairs = (words: readonly string[]): string[] =>
  words.slice(1).map((word, index) => `${words[index]} ${word}`);

/** How many items two lists share, repetitions counted. */
function sharedCount(one: readonly string[], other: readonly string[]): number {
  const open = new Map<string, number>();
  for (const item of one) open.set(item, (open.get(item) ?? 0) + 1);
  let shared = 0;
  for (const item of other) {
    const left = open.get(item) ?? 0;
    if (left > 0) shared += 1;
    open.set(item, left - 1);
  }
  return shared;
}

/** Length of the longest common subsequence. */
function longestCommon(one: readonly string[], other: readonly string[]): number {
  let row = new Array<number>(other.length + 1).fill(0);
  for (const word of one) {
    const next = [0];
    other.forEach((candidate, at) => {
      next.push(word === candidate ? (row[at] ?? 0) + 1 : Math.max(row[at + 1] ?? 0, next[at] ?? 0));
    });
    row = next;
  }
  return row.at(-1) ?? 0;
}
