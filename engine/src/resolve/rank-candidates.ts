import { type Features, type LinearModel, scoreOf } from '../classify/linear-model.ts';

/** One of several answers to a question of which one is right. */
export type Candidate = { readonly features: Features };

/** Candidates with the chance that each is the right one, the likeliest first; the chances add up to 1. */
export function rankCandidates<One extends Candidate>(
  candidates: readonly One[],
  model: LinearModel,
): { readonly candidate: One; readonly chance: number }[] {
  const scores = candidates.map(({ features }) => scoreOf(model, features));
  const most = Math.max(...scores);
  const parts = scores.map((score) => Math.exp(score - most));
  const total = parts.reduce((sum, part) => sum + part, 0);
  return candidates
    .map((candidate, at) => ({ candidate, chance: (parts[at] ?? 0) / total }))
    .sort((one, other) => other.chance - one.chance);
}
