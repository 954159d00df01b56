import { isDenied } from './is-denied.ts';
import { expectedF1, type LineParts, type Span } from './spans.ts';
import type { WeighedPassage } from './weigh-passages.ts';

const MOST_SEQUELS = 12;
const SHORTEST_PART = 2;
const LONGEST = 24;

/**
 * "Cho chạy từ 6 giờ đến 18 giờ | có tưới nước, có camera": the end of a clause with the beginning of the next one of its turn, the
 * likeliest first.
 */
export function findSequels(passages: readonly WeighedPassage[]): LineParts[] {
  const byIndex = new Map(passages.map((passage) => [passage.clause.index, passage]));
  const best: RatedSequel[] = [];
  for (const one of passages) {
    const next = byIndex.get(one.clause.index + 1);
    if (next?.clause.turn === one.clause.turn) addSequels(best, one, next);
  }
  return best.map(({ first, second, edges }) => ({
    ...{ main: { ...first, edges }, added: second, goesOn: true },
  }));
}

type RatedSequel = {
  readonly first: Span;
  readonly second: Span;
  readonly edges: number;
  readonly expected: number;
};

function addSequels(best: RatedSequel[], one: WeighedPassage, next: WeighedPassage): void {
  const seconds = beginnings(next);
  for (const first of endings(one))
    for (const second of seconds) {
      const words = first.words + second.words;
      if (words > LONGEST) break;
      const edges = (one.begins[first.from] ?? 0) * (next.ends[second.to] ?? 0);
      const expected = expectedF1({ right: first.right + second.right, words, edges });
      keepBest(best, { first, second, edges, expected });
    }
}

function keepBest(best: RatedSequel[], one: RatedSequel): void {
  const { expected } = one;
  if (best.length === MOST_SEQUELS && expected <= (best.at(-1)?.expected ?? 0)) return;
  const place = best.findLastIndex((other) => other.expected >= expected) + 1;
  best.splice(place, 0, one);
  if (best.length > MOST_SEQUELS) best.pop();
}

/** The stretches that end with a clause, the shortest first. */
function endings(passage: WeighedPassage): Span[] {
  const { writable, chances, spoken } = passage;
  const spans: Span[] = [];
  let [right, words] = [0, 0];
  for (let from = writable.length - 1; from >= 0 && words < LONGEST; from -= 1) {
    const at = writable[from] ?? 0;
    if (spoken.has(at)) continue;
    right += chances[at] ?? 0;
    words += 1;
    if (words >= SHORTEST_PART && !isDenied(passage, from))
      spans.push({ passage, from, to: writable.length, right, words, edges: 1 });
  }
  return spans;
}

/** The stretches that begin with a clause, the shortest first. */
function beginnings(passage: WeighedPassage): Span[] {
  const { writable, chances, spoken } = passage;
  const spans: Span[] = [];
  let [right, words] = [0, 0];
  for (let to = 1; to <= writable.length && words < LONGEST; to += 1) {
    const at = writable[to - 1] ?? 0;
    if (spoken.has(at)) continue;
    right += chances[at] ?? 0;
    words += 1;
    if (words >= SHORTEST_PART) spans.push({ passage, from: 0, to, right, words, edges: 1 });
  }
  return spans;
}
