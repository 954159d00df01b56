import { mixHash, nameHash } from '../classify/hash.ts';
import type { Features } from '../classify/linear-model.ts';
import { edgesOf, isPointing, startsWithVerb } from './line-signs.ts';
import type { LineParts, Span } from './spans.ts';

/** The hash of a sign by its name and what it counts; texts are not put together, because there are very many signs. */
const sign = (name: number, ...counts: readonly number[]): number =>
  counts.reduce((hash, count) => mixHash(hash, count + 1), name);

const MAIN = nameHash('main stretch');
const ADDED = nameHash('added stretch');
const SHARE = nameHash('share of words');
const LENGTH = nameHash('length of line');
const KIND = nameHash('kind of line');

/** Signs that a candidate is the line; `share` is its expected score beside the best candidate's. */
export function candidateFeatures({ main, added }: LineParts, share: number, score: number): Features {
  const words = main.to - main.from;
  const joined = Number(added !== null);
  const verbs = Number(startsWithVerb(main)) + 2 * Number(added !== null && startsWithVerb(added));
  return [
    sign(SHARE, 0, Math.round(score * 20)),
    sign(SHARE, 1, Math.round(share * 20)),
    sign(SHARE, 2, Math.round(share * 10), joined),
    sign(LENGTH, 0, Math.min(14, words)),
    sign(LENGTH, 1, Math.min(14, words + (added ? added.to - added.from : 0))),
    sign(KIND, 0, joined),
    sign(KIND, 1, joined, Number(isPointing(main))),
    sign(KIND, 2, joined, verbs),
    ...main.passage.features,
    ...spanFeatures(main, MAIN),
    ...(added ? [...spanFeatures(added, ADDED), ...addedFeatures(main, added)] : []),
  ];
}

/** Where a stretch is cut out of its clause, and what that leaves out. */
function spanFeatures(span: Span, part: number): number[] {
  const { passage, from, to } = span;
  const { clause, writable, chances, sum } = passage;
  const [first, last] = edgesOf(span);
  const hash = (at: number) => clause.tokens[at]?.hash ?? 0;
  const mark = (at: number) => MARKS.indexOf(clause.tokens[at]?.mark ?? 'none');
  const chance = (index: number) => chanceStep(chances[writable[index] ?? -1] ?? 0);
  const isVerb = Number(startsWithVerb(span));
  const isEnd = Number(to === writable.length);
  const features = [
    sign(part, 1, Math.round(sum - span.right)),
    sign(part, 2, Number(from === 0), isVerb),
    sign(part, 3, mark(first - 1)),
    sign(part, 4, isEnd, mark(last)),
    sign(part, 5, chance(from), chance(from - 1)),
    sign(part, 6, chance(to - 1), chance(to)),
    sign(part, 7, chance(from - 1), isVerb),
    sign(part, 8, chance(to), isEnd),
    sign(part, 9, Math.min(2, last - first + 1 - (to - from))),
    sign(part, 10, hash(first)),
    sign(part, 11, hash(first - 1)),
    sign(part, 12, hash(first - 1), hash(first)),
    sign(part, 13, hash(last)),
    sign(part, 14, hash(last + 1)),
    sign(part, 15, hash(last), hash(last + 1)),
    sign(part, 16, hash(last - 1), hash(last)),
  ];
  for (const phrase of clause.phrases) {
    [first, last, first - 1, last + 1].forEach((at, place) => {
      if (phrase.from > at || at >= phrase.to) return;
      for (const name of phrase.classes) features.push(sign(part, 20 + place, nameHash(name)));
    });
  }
  return features;
}

const MARKS = ['', ',', '.', '?', '!', 'none'];

const STEPS = [0.03, 0.08, 0.15, 0.25, 0.4, 0.55, 0.7, 0.85, 0.95];

const chanceStep = (chance: number): number => STEPS.findLastIndex((least) => chance >= least);

function addedFeatures(main: Span, added: Span): number[] {
  const away = added.passage.clause.index - main.passage.clause.index;
  const words = added.to - added.from;
  return [
    sign(ADDED, 30, Math.max(-4, Math.min(4, away))),
    sign(ADDED, 31, Math.min(6, words)),
    sign(ADDED, 32, chanceStep(added.right / words)),
    sign(ADDED, 33, Math.round(added.right)),
    sign(ADDED, 34, Math.min(8, main.to - main.from), Math.min(6, words)),
  ];
}
