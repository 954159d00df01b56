import { rowAt } from '@hopgon/engine/classify/feature-rows';
import { edgeRows } from '@hopgon/engine/wording/edge-features';
import type { Passage } from '@hopgon/engine/wording/passages';
import { isSmall } from '@hopgon/engine/wording/small-words';
import { commonWords } from '../scoring/common-words.ts';
import { plainWords } from '../scoring/text-overlap.ts';
import type { Example } from './fit-logistic.ts';
import type { LineCase } from './line-examples.ts';

/** A stretch that shares less with the gold line says nothing of where a line begins and ends. */
const LEAST_ALIKE = 0.45;
const LONGEST = 30;

/** Of a line's clauses the stretch that is most like the gold line: where it begins, and where it ends. */
export function stretchExamples(
  { gold, passages }: LineCase,
  author: string,
): Record<'begin' | 'end' | 'small', Example[]> {
  const best = passages
    .map((passage) => ({ passage, ...closestStretch(passage, gold) }))
    .reduce((one, other) => (other.alike > one.alike ? other : one));
  if (best.alike < LEAST_ALIKE) return { begin: [], end: [], small: [] };
  const edges = edgeRows(best.passage);
  const exampleAt = (place: number, right: number): Example => ({
    features: edges[place] ?? [],
    isTrue: place === right,
    author,
  });
  return {
    begin: edges.slice(0, -1).map((_, place) => exampleAt(place, best.from)),
    small: smallExamples(best.passage, best, gold, author),
    end: edges.slice(1).map((_, place) => exampleAt(place + 1, best.to)),
  };
}

/** Of the stretch that is most like the gold line the small words: whether the line keeps them. */
function smallExamples(
  passage: Passage,
  { from, to }: { readonly from: number; readonly to: number },
  gold: string,
  author: string,
): Example[] {
  const stretch = passage.writable.slice(from, to);
  const words = stretch.map((at) => plainWords(passage.clause.tokens[at]?.text ?? '')[0] ?? '');
  const common = commonWords(words, plainWords(gold));
  return stretch.flatMap((at, place) =>
    isSmall(passage, at)
      ? [{ features: rowAt(passage.ownWords, at), isTrue: common.has(place), author }]
      : [],
  );
}

function closestStretch(
  { clause, writable }: Passage,
  gold: string,
): { from: number; to: number; alike: number } {
  const wanted = new Map<string, number>();
  const line = plainWords(gold);
  for (const word of line) wanted.set(word, (wanted.get(word) ?? 0) + 1);
  const words = writable.map((at) => plainWords(clause.tokens[at]?.text ?? '')[0] ?? '');
  let best = { from: 0, to: words.length, alike: 0 };
  for (let from = 0; from < words.length; from += 1) {
    const left = new Map(wanted);
    let shared = 0;
    for (let to = from + 1; to <= Math.min(words.length, from + LONGEST); to += 1) {
      const word = words[to - 1] ?? '';
      const count = left.get(word) ?? 0;
      if (count > 0) shared += 1;
      left.set(word, count - 1);
      const alike = (2 * shared) / (to - from + line.length);
      if (alike > best.alike) best = { from, to, alike };
    }
  }
  return best;
}
