/** Features of an example as hashes; all count alike. */
export type Features = readonly number[];

/** Logistic regression over hashed features: `weights` has a power of two of entries, a hash picks one by its low bits. */
export type LinearModel = {
  readonly weights: Float32Array | Int8Array;
  readonly scale: number;
  readonly bias: number;
};

export function scoreOf({ weights, scale, bias }: LinearModel, features: Features): number {
  const mask = weights.length - 1;
  let sum = 0;
  for (const feature of features) sum += weights[feature & mask] ?? 0;
  return bias + scale * sum;
}

export const probabilityOf = (model: LinearModel, features: Features): number =>
  1 / (1 + Math.exp(-scoreOf(model, features)));
