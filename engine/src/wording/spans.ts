import type { ClauseToken } from '../clauses/clause.ts';
import { isDenied } from './is-denied.ts';
import type { WeighedPassage } from './weigh-passages.ts';

/** A stretch of a passage: indexes into its writable tokens, `to` exclusive. */
export type Span = {
  readonly passage: WeighedPassage;
  readonly from: number;
  readonly to: number;
  /** How many of its words are expected in the line. */
  readonly right: number;
  /** How many words are written of it. */
  readonly words: number;
  /** What the chances that a line begins where it begins, and ends where it ends, make of it. */
  readonly edges: number;
};

/** A way to word a line: a stretch, and words of another that it leaves out. */
export type LineParts = {
  readonly main: Span;
  readonly added: Span | null;
  /** Whether the second stretch goes on where the first one ends. */
  readonly goesOn?: boolean;
};

/** As many words as a line of minutes has on average. */
const USUAL_WORDS = 9.5;
const LONGEST = 20;
const MOST_SPANS = 10;

/** The word F1 to expect of words of which so many are right, between such edges. */
export const expectedF1 = ({ right, words, edges }: Pick<Span, 'right' | 'words' | 'edges'>): number =>
  (2 * right * edges) / (words + USUAL_WORDS);

/** Indexes of the tokens that are written of a stretch. */
export const indexesOf = ({ passage: { writable, spoken }, from, to }: Span): number[] =>
  writable.slice(from, to).filter((at) => !spoken.has(at));

export const tokensOf = (span: Span): ClauseToken[] =>
  indexesOf(span).flatMap((at) => span.passage.clause.tokens[at] ?? []);

/** The likeliest stretches of a passage, the first of them first. */
export function likelySpans(passage: WeighedPassage): Span[] {
  const best: RatedSpan[] = [];
  for (const [from, at] of passage.writable.entries())
    if (!(passage.spoken.has(at) || isDenied(passage, from))) addSpansFrom(best, passage, from);
  return best.map(({ span }) => span);
}

type RatedSpan = { readonly span: Span; readonly expected: number };

function addSpansFrom(best: RatedSpan[], passage: WeighedPassage, from: number): void {
  const { writable, chances, spoken, begins, ends } = passage;
  let [right, words] = [0, 0];
  for (let to = from + 1; to <= Math.min(writable.length, from + LONGEST); to += 1) {
    const at = writable[to - 1] ?? 0;
    if (spoken.has(at)) continue;
    right += chances[at] ?? 0;
    words += 1;
    if (words === 1) continue;
    const edges = (begins[from] ?? 0) * (ends[to] ?? 0);
    addRated(best, { passage, from, to, right, words, edges });
  }
}

/** Keeps the best in order, the likeliest first. */
function addRated(best: RatedSpan[], span: Span): void {
  const expected = expectedF1(span);
  const place = best.findLastIndex((one) => one.expected >= expected) + 1;
  if (place >= MOST_SPANS) return;
  best.splice(place, 0, { span, expected });
  if (best.length > MOST_SPANS) best.pop();
}

const LEAST_CHANCE = 0.3;

/** Runs of likely words, whole and without small words around them: what a line may name beside its main words. */
export function likelyRuns(passage: WeighedPassage): Span[] {
  const { writable, chances, spoken } = passage;
  const runs: Span[] = [];
  for (let from = 0; from < writable.length; from += 1) {
    let to = from;
    while (to < writable.length && (chances[writable[to] ?? 0] ?? 0) >= LEAST_CHANCE) to += 1;
    if (to === from) continue;
    const run = wholeWords(passage, from, to);
    const written = writable.slice(run.from, run.to).filter((at) => !spoken.has(at));
    const right = written.reduce((sum, at) => sum + (chances[at] ?? 0), 0);
    if (written.length > 1 && !isDenied(passage, run.from))
      runs.push({ passage, ...run, right, words: written.length, edges: 1 });
    from = Math.max(to, run.to);
  }
  return runs;
}

function wholeWords(passage: WeighedPassage, first: number, end: number): Pick<Span, 'from' | 'to'> {
  const { writable, roles } = passage;
  let [from, to] = [first, end];
  while (from > 0 && cutsWord(passage, from)) from -= 1;
  while (to < writable.length && cutsWord(passage, to)) to += 1;
  const isSmall = (place: number) =>
    roles[writable[place] ?? 0] === 0 && !cutsWord(passage, place) && !cutsWord(passage, place + 1);
  while (from < to && isSmall(from)) from += 1;
  while (to > from && isSmall(to - 1)) to -= 1;
  return { from, to };
}

/** Whether a stretch that begins or ends at a place would cut a word in two. */
function cutsWord({ writable, joined }: WeighedPassage, place: number): boolean {
  const [before, behind] = [writable[place - 1], writable[place]];
  return before !== undefined && behind === before + 1 && joined.has(before);
}
