import type { RankedSentence, Ranking } from './rank-sentences.ts';

const LENGTH_COST = 0.6;

/**
 * Picks sentences whose new concepts are worth most for their length until the words are used up. Coverage is
 * submodular, so the greedy pick is within a constant of the best (Lin & Bilmes 2011). Indexes, ascending.
 */
export function pickSentences(ranking: Ranking, maxWords: number): number[] {
  const covered = new Set<string>();
  const open = new Set(ranking.sentences.filter((sentence) => sentence.words <= maxWords));
  const picked: number[] = [];
  let left = maxWords;
  while (open.size > 0) {
    const best = bestOf(open, left, covered, ranking.worth);
    if (!best) break;
    open.delete(best);
    picked.push(best.index);
    left -= best.words;
    for (const concept of best.concepts) covered.add(concept);
  }
  return picked.sort((a, b) => a - b);
}

function bestOf(
  open: Set<RankedSentence>,
  left: number,
  covered: ReadonlySet<string>,
  worth: ReadonlyMap<string, number>,
): RankedSentence | null {
  let best: RankedSentence | null = null;
  let most = 0;
  for (const sentence of open) {
    if (sentence.words > left) {
      open.delete(sentence);
      continue;
    }
    const gain = gainOf(sentence, covered, worth);
    if (gain > most) {
      most = gain;
      best = sentence;
    }
  }
  return best;
}

function gainOf(
  sentence: RankedSentence,
  covered: ReadonlySet<string>,
  worth: ReadonlyMap<string, number>,
): number {
  let gain = 0;
  for (const concept of sentence.concepts) if (!covered.has(concept)) gain += worth.get(concept) ?? 0;
  return (gain / sentence.words ** LENGTH_COST) * (1 / (1 + 0.1 * sentence.place));
}
