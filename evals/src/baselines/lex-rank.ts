import { scoredWords } from '../scoring/text-overlap.ts';
import { pageRank } from './page-rank.ts';
import { selectBest } from './select-best.ts';
import { similarityGraph } from './similarity-graph.ts';

const THRESHOLD = 0.1;

/** LexRank (Erkan & Radev 2004): sentences are joined where the cosine of their tf·idf reaches 0.1. */
export function lexRank(sentences: readonly string[], maxWords: number): string {
  const vectors = weigh(sentences.map(scoredWords));
  const graph = similarityGraph(sentences.length, (one, other) => {
    const cosine = dot(vectors[one], vectors[other]);
    return cosine >= THRESHOLD ? 1 : 0;
  });
  return selectBest(sentences, pageRank(graph), maxWords);
}

/** Vectors of length one. */
function weigh(sentences: readonly (readonly string[])[]): Map<string, number>[] {
  const holders = new Map<string, number>();
  for (const words of sentences)
    for (const word of new Set(words)) holders.set(word, (holders.get(word) ?? 0) + 1);
  return sentences.map((words) => {
    const vector = new Map<string, number>();
    for (const word of words) vector.set(word, (vector.get(word) ?? 0) + idf(word));
    const length = Math.hypot(...vector.values()) || 1;
    return new Map([...vector].map(([word, weight]) => [word, weight / length]));
  });

  function idf(word: string): number {
    return Math.log(sentences.length / (holders.get(word) ?? 1));
  }
}

function dot(
  one: ReadonlyMap<string, number> = new Map(),
  other: ReadonlyMap<string, number> = new Map(),
): number {
  let sum = 0;
  for (const [word, weight] of one) sum += weight * (other.get(word) ?? 0);
  return sum;
}
