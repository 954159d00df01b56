import type { Edge } from './page-rank.ts';

/** The graph of all pairs of sentences that are alike at all. */
export function similarityGraph(count: number, alike: (one: number, other: number) => number): Edge[][] {
  const edges: Edge[][] = Array.from({ length: count }, () => []);
  for (let one = 0; one < count; one += 1) {
    for (let other = one + 1; other < count; other += 1) {
      const weight = alike(one, other);
      if (weight <= 0) continue;
      edges[one]?.push({ to: other, weight });
      edges[other]?.push({ to: one, weight });
    }
  }
  return edges;
}
