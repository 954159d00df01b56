import type { ClauseToken } from '../clauses/clause.ts';
import type { WeighedPassage } from './passages.ts';

/** A stretch of a passage: indexes into its writable tokens, `to` exclusive. */
export type Span = {
  readonly passage: WeighedPassage;
  readonly from: number;
  readonly to: number;
  /** How many of its words are expected in the line. */
  readonly right: number;
};

/** A way to word a line: a stretch, and words of another that it leaves out. */
export type LineParts = { readonly main: Span; readonly added: Span | null };

/** As many words as a line of minutes has on average. */
const USUAL_WORDS = 9.5;
const LONGEST = 20;
const MOST_SPANS = 10;

/** The word F1 to expect of words of which so many are right. */
export const expectedF1 = (right: number, words: number): number => (2 * right) / (words + USUAL_WORDS);

export const scoreOfSpan = ({ from, to, right }: Span): number => expectedF1(right, to - from);

export const tokensOf = ({ passage: { clause, writable }, from, to }: Span): ClauseToken[] =>
  writable.slice(from, to).flatMap((at) => clause.tokens[at] ?? []);

/** The likeliest stretches of a passage that begin and end between words. */
export function likelySpans(
  passage: WeighedPassage,
  mayBegin: (passage: WeighedPassage, at: number) => boolean,
  mayEnd: (passage: WeighedPassage, at: number) => boolean,
): Span[] {
  const { writable, chances } = passage;
  const ends = writable.map((_, at) => !cutsWord(passage, at + 1) && mayEnd(passage, at));
  const spans: Span[] = [];
  for (let from = 0; from < writable.length; from += 1) {
    if (cutsWord(passage, from) || !mayBegin(passage, from)) continue;
    let right = 0;
    const last = Math.min(writable.length, from + LONGEST);
    for (let to = from + 1; to <= last; to += 1) {
      right += chances[writable[to - 1] ?? 0] ?? 0;
      if (to - from > 1 && ends[to - 1]) spans.push({ passage, from, to, right });
    }
  }
  return spans.sort((one, other) => scoreOfSpan(other) - scoreOfSpan(one)).slice(0, MOST_SPANS);
}

const LEAST_CHANCE = 0.3;

/** Runs of likely words, whole: what a line may name beside its main words. */
export function likelyRuns(passage: WeighedPassage): Span[] {
  const { writable, chances } = passage;
  const runs: Span[] = [];
  for (let from = 0; from < writable.length; from += 1) {
    let to = from;
    while (to < writable.length && (chances[writable[to] ?? 0] ?? 0) >= LEAST_CHANCE) to += 1;
    if (to === from) continue;
    const run = wholeWords(passage, from, to);
    const right = writable.slice(run.from, run.to).reduce((sum, at) => sum + (chances[at] ?? 0), 0);
    if (run.to - run.from > 1) runs.push({ passage, ...run, right });
    from = run.to;
  }
  return runs;
}

function wholeWords(passage: WeighedPassage, first: number, end: number): Pick<Span, 'from' | 'to'> {
  let [from, to] = [first, end];
  while (from > 0 && cutsWord(passage, from)) from -= 1;
  while (to < passage.writable.length && cutsWord(passage, to)) to += 1;
  return { from, to };
}

/** Whether a stretch that begins or ends at a place would cut a word in two. */
export function cutsWord({ writable, joined }: WeighedPassage, at: number): boolean {
  const [before, behind] = [writable[at - 1], writable[at]];
  return before !== undefined && behind === before + 1 && joined.has(before);
}
