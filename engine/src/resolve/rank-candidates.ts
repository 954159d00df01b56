import { type Forest, scoreOfForest } from '../classify/forest.ts';
import type { Signs } from '../classify/signs.ts';

/** One of several answers to a question of which one is right. */
export type Candidate = { readonly signs: Signs };

/** Candidates with the chance that each is the right one, the likeliest first; the chances add up to 1. */
export function rankCandidates<One extends Candidate>(
  candidates: readonly One[],
  forest: Forest,
): { readonly candidate: One; readonly chance: number }[] {
  const scores = candidates.map(({ signs }) => scoreOfForest(forest, signs));
  const most = Math.max(...scores);
  const parts = scores.map((score) => Math.exp(score - most));
  const total = parts.reduce((sum, part) => sum + part, 0);
  return candidates
    .map((candidate, at) => ({ candidate, chance: (parts[at] ?? 0) / total }))
    .sort((one, other) => other.chance - one.chance);
}
