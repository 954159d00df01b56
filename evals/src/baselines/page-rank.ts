const DAMPING = 0.85;
const ROUNDS = 40;

/** A weighted edge to another node. */
export type Edge = { readonly to: number; readonly weight: number };

/** PageRank over an undirected weighted graph: the share of a walker's time at each node. */
export function pageRank(edges: readonly (readonly Edge[])[]): number[] {
  const totals = edges.map((own) => own.reduce((sum, { weight }) => sum + weight, 0));
  let ranks = edges.map(() => 1 / edges.length);
  for (let round = 0; round < ROUNDS; round += 1) {
    const next = edges.map(() => (1 - DAMPING) / edges.length);
    edges.forEach((own, from) => {
      for (const { to, weight } of own)
        next[to] = (next[to] ?? 0) + (DAMPING * (ranks[from] ?? 0) * weight) / (totals[from] || 1);
    });
    ranks = next;
  }
  return ranks;
}
