/** The trigrams of a folded word, as PostgreSQL's pg_trgm cuts them: two spaces before it and one behind. */
function trigramsOf(word: string): ReadonlySet<string> {
  const padded = `  ${word} `;
  return new Set(Array.from({ length: padded.length - 2 }, (_, at) => padded.slice(at, at + 3)));
}

/** How alike two folded words are, from 0 to 1: shared trigrams of all that either has. */
export function trigramSimilarity(left: string, right: string): number {
  const [ones, others] = [trigramsOf(left), trigramsOf(right)];
  const shared = [...ones].filter((one) => others.has(one)).length;
  return shared / (ones.size + others.size - shared);
}
