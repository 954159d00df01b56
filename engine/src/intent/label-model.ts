import { mixHash, nameHash } from '../classify/hash.ts';
import type { Features, LinearModel } from '../classify/linear-model.ts';

/** The score of a label: its own weight of each feature; all labels share one table. */
export function labelScore({ weights, scale }: LinearModel, features: Features, label: string): number {
  const mask = weights.length - 1;
  const own = nameHash(label);
  let sum = 0;
  for (const feature of features) sum += weights[mixHash(feature, own) & mask] ?? 0;
  return scale * sum;
}

/** The probability of each label. */
export function labelProbabilities(
  model: LinearModel,
  features: Features,
  labels: readonly string[],
): number[] {
  const scores = labels.map((label) => labelScore(model, features, label));
  const most = Math.max(...scores);
  const shares = scores.map((score) => Math.exp(score - most));
  const all = shares.reduce((sum, share) => sum + share, 0);
  return shares.map((share) => share / all);
}
