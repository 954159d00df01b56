import { firstAction } from './first-action.ts';
import { joinOf } from './join-parts.ts';
import { countNames, isOnlyTime, isPointing, placeOfObject, startsWithVerb } from './line-signs.ts';
import { fillsPlace, isIncomplete, lineWorth } from './line-worth.ts';
import type { LineKind } from './passages.ts';
import { findSequels } from './sequels.ts';
import {
  expectedF1,
  indexesOf,
  type LineParts,
  likelyRuns,
  likelySpans,
  type Span,
  tokensOf,
} from './spans.ts';
import type { WeighedPassage } from './weigh-passages.ts';

/** A way to word a line, with the word F1 to expect of it. */
export type LineCandidate = LineParts & { readonly expected: number };

const MOST_MAIN = { task: 24, decision: 14, question: 14 };
const JOINED_MAIN = { task: 8, decision: 14, question: 3 };
const MOST_ADDED = 5;
/** How likely words must be on average that are added to what is complete without them. */
const SURE = 0.4;
/** How likely those are that fill a place left open. */
const LIKELY = 0.3;

/** The ways to word a line from its passages. With `isRefused` what only stands near it goes on with the clause that decides, or is left out. */
export function lineCandidates(
  kind: LineKind,
  passages: readonly WeighedPassage[],
  isRefused = false,
): LineCandidate[] {
  const own = passages.filter(({ isNear }) => !(isNear && isRefused));
  const mains = own
    .flatMap(likelySpans)
    .sort((one, other) => expectedF1(other) - expectedF1(one))
    .slice(0, MOST_MAIN[kind]);
  const runs = own.flatMap(likelyRuns);
  const joined = mains.slice(0, JOINED_MAIN[kind]).flatMap((main) =>
    runs
      .filter((run) => mayJoin(kind, main, run))
      .sort((one, other) => other.right - one.right)
      .slice(0, MOST_ADDED)
      .map((added): LineParts => ({ main, added })),
  );
  const all = [
    ...mains.map((main): LineParts => ({ main, added: null })),
    ...joined,
    ...(kind === 'task'
      ? actionsOnThings(own, mains)
      : findSequels(passages).filter((parts) => !isRefused || hasHead(parts))),
  ];
  const expectedOf = readExpected(passages);
  return all
    .filter((parts) => parts.added === null || joinOf(kind, parts) !== null)
    .map((parts) => ({ ...parts, expected: expectedOf(parts) * lineWorth(kind, parts) }));
}

const hasHead = ({ main, added }: LineParts): boolean =>
  [main, added].some((span) => span?.passage.clause === main.passage.head);

const [MOST_THINGS, LONGEST_THING] = [3, 10];

/** "Để em sửa" beside "máy bào bốn mặt": what the clause of the task does, with what another one names. */
function actionsOnThings(passages: readonly WeighedPassage[], mains: readonly Span[]): LineParts[] {
  const actions = passages.filter(({ clause, head }) => clause === head).flatMap(firstAction);
  const things = mains
    .filter((span) => span.words <= LONGEST_THING && !startsWithVerb(span))
    .filter((span) => !isPointing(span) && !isOnlyTime(span) && countNames(span) > 0)
    .slice(0, MOST_THINGS);
  return actions.flatMap(({ verb, whole }) =>
    things
      .filter(({ passage }) => passage !== verb.passage)
      .flatMap((added): LineParts[] => {
        if (!sharesWord(whole, added)) return [{ main: whole, added }];
        // "Mở máy" and "máy cắt số hai" name one thing.
        const [named] = tokensOf({ ...whole, from: verb.to });
        return named?.word === tokensOf(added)[0]?.word ? [{ main: verb, added }] : [];
      }),
  );
}

/** The added words stand apart, say nothing twice, and one of both names what the other does. */
function mayJoin(kind: LineKind, main: Span, run: Span): boolean {
  const isApart = run.passage !== main.passage || run.from > main.to || run.to < main.from;
  if (!isApart) return false;
  const least = fillsPlace(kind, { main, added: run }) ? LIKELY : SURE;
  if (!isIncomplete(main) && (kind === 'question' || run.right < run.words * least)) return false;
  if (!startsWithVerb(main) && kind !== 'decision') return false;
  if (kind === 'decision' && !mayBeAbout(main, run)) return false;
  if (isOnlyTime(run) || countNames(run) === 0) return false;
  return !(sharesWord(main, run) || isPointing(run));
}

function sharesWord(one: Span, other: Span): boolean {
  const own = new Set(tokensOf(one).map(({ word }) => word));
  return tokensOf(other).some(({ word }) => own.has(word));
}

/** "Mùng năm: giữ 35 triệu": what a decision is about is no act, and named before it or by the clause that settles it. */
const mayBeAbout = (main: Span, run: Span): boolean =>
  (run.passage.clause.turn <= main.passage.clause.turn || run.passage.clause === run.passage.head) &&
  (startsWithVerb(main) || placeOfObject(main) !== null || !startsWithVerb(run));

/** The word F1 to expect of lines from some passages: a word that is said several times is one, with the best chance it has. */
function readExpected(passages: readonly WeighedPassage[]): (parts: LineParts) => number {
  const numbers = new Map<string, number>();
  const best: number[] = [];
  const numbersOf = new Map(
    passages.map((passage) => [passage.clause, numberWords(passage, numbers, best)] as const),
  );
  const lastUse = new Int32Array(best.length);
  let line = 0;
  const numbersIn = (span: Span): number[] => {
    const own = numbersOf.get(span.passage.clause);
    return indexesOf(span).map((at) => own?.[at] ?? 0);
  };
  return ({ main, added }) => {
    line += 1;
    let [right, words] = [0, 0];
    for (const span of added ? [main, added] : [main])
      for (const number of numbersIn(span)) {
        if (lastUse[number] === line) continue;
        lastUse[number] = line;
        right += best[number] ?? 0;
        words += 1;
      }
    return expectedF1({ right, words, edges: main.edges });
  };
}

/** For each token of a passage the number of its word; keeps the best chance of each. */
function numberWords(
  { clause, writable, chances }: WeighedPassage,
  numbers: Map<string, number>,
  best: number[],
): Int32Array {
  const own = new Int32Array(clause.tokens.length);
  for (const at of writable) {
    const word = clause.tokens[at]?.folded ?? '';
    const number = numbers.get(word) ?? numbers.size;
    numbers.set(word, number);
    best[number] = Math.max(best[number] ?? 0, chances[at] ?? 0);
    own[at] = number;
  }
  return own;
}
