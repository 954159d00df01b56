import { scoredWords } from '../scoring/text-overlap.ts';
import { pageRank } from './page-rank.ts';
import { selectBest } from './select-best.ts';
import { similarityGraph } from './similarity-graph.ts';

/** TextRank (Mihalcea & Tarau 2004): sentences are joined by the words they share for their lengths. */
export function textRank(sentences: readonly string[], maxWords: number): string {
  const words = sentences.map((sentence) => new Set(scoredWords(sentence)));
  const graph = similarityGraph(sentences.length, (one, other) => sharedFor(words[one], words[other]));
  return selectBest(sentences, pageRank(graph), maxWords);
}

function sharedFor(one: ReadonlySet<string> = new Set(), other: ReadonlySet<string> = new Set()): number {
  const length = Math.log(one.size) + Math.log(other.size);
  if (!(length > 0)) return 0;
  let shared = 0;
  for (const word of one) if (other.has(word)) shared += 1;
  return shared / length;
}
