/** The best ranked sentences that fit, in their original order. */
export function selectBest(sentences: readonly string[], ranks: readonly number[], maxWords: number): string {
  let left = maxWords;
  const taken: number[] = [];
  for (const index of ranks.map((_, at) => at).sort((a, b) => (ranks[b] ?? 0) - (ranks[a] ?? 0))) {
    const words = (sentences[index] ?? '').split(/\s+/u).length;
    if (words > left) continue;
    left -= words;
    taken.push(index);
  }
  return taken
    .sort((a, b) => a - b)
    .map((index) => sentences[index] ?? '')
    .join(' ');
}
