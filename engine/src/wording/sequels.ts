import { isDenied } from './is-denied.ts';
import { expectedF1, indexesOf, type LineParts, type Span } from './spans.ts';
import type { WeighedPassage } from './weigh-passages.ts';

const MOST_SEQUELS = 12;
const LEAST_WORDS = 2;
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
  const firsts = [...one.writable.entries()]
    .filter(([from, at]) => !(one.spoken.has(at) || isDenied(one, from)))
    .map(([from]) => stretchOf(one, from, one.writable.length))
    .filter(({ words }) => words >= LEAST_WORDS);
  const seconds = [...next.writable.keys()]
    .map((at) => stretchOf(next, 0, at + 1))
    .filter(({ words }) => words >= LEAST_WORDS);
  for (const first of firsts)
    for (const second of seconds) {
      const words = first.words + second.words;
      if (words > LONGEST) break;
      const edges = (one.begins[first.from] ?? 0) * (next.ends[second.to] ?? 0);
      const expected = expectedF1({ right: first.right + second.right, words, edges });
      const place = best.findLastIndex((other) => other.expected >= expected) + 1;
      if (place >= MOST_SEQUELS) continue;
      best.splice(place, 0, { first, second, edges, expected });
      if (best.length > MOST_SEQUELS) best.pop();
    }
}

function stretchOf(passage: WeighedPassage, from: number, to: number): Span {
  const bare = { ...{ passage, from, to, right: 0, words: 0, edges: 1 } };
  const indexes = indexesOf(bare);
  const right = indexes.reduce((sum, at) => sum + (passage.chances[at] ?? 0), 0);
  return { ...bare, right, words: indexes.length };
}
