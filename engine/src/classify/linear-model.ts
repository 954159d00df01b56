import type { FeatureRows } from './feature-rows.ts';

/** Features of an example as hashes; all count alike. */
export type Features = readonly number[];

/** Logistic regression over hashed features: `weights` has a power of two of entries, a hash picks one by its low bits. */
export type LinearModel = {
  readonly weights: Float32Array | Int8Array;
  readonly scale: number;
  readonly bias: number;
};

/** What the features weigh together, in steps of `scale`, the bias aside. */
export function sumOf({ weights }: LinearModel, features: Features): number {
  const mask = weights.length - 1;
  let sum = 0;
  for (const feature of features) sum += weights[feature & mask] ?? 0;
  return sum;
}

/** The same for each of some rows. */
export function sumsOfRows({ weights }: LinearModel, { all, ends }: FeatureRows): Float64Array {
  const mask = weights.length - 1;
  let at = 0;
  return Float64Array.from(ends, (end) => {
    let sum = 0;
    for (; at < end; at += 1) sum += weights[(all[at] ?? 0) & mask] ?? 0;
    return sum;
  });
}

export const scoreOf = (model: LinearModel, features: Features): number =>
  model.bias + model.scale * sumOf(model, features);

const logistic = (score: number): number => 1 / (1 + Math.exp(-score));

export const chanceOfSum = ({ bias, scale }: LinearModel, sum: number): number =>
  logistic(bias + scale * sum);

/** Models that read the same features; a feature's weights stand side by side, for memory is read far slower than it is added. */
export type JointModels = {
  readonly models: readonly LinearModel[];
  readonly weights: Float32Array | Int8Array;
};

/** So many weights of a feature have room side by side, and so many models are summed at once. */
const [ROOM, MOST_MODELS] = [8, 5];

export function joinModels(models: readonly LinearModel[]): JointModels {
  const length = models[0]?.weights.length ?? 1;
  if (models.length > MOST_MODELS || models.some(({ weights }) => weights.length !== length))
    throw new TypeError(`at most ${MOST_MODELS} models of one size are joined`);
  const isWhole = models.every(({ weights }) => weights instanceof Int8Array);
  const weights = isWhole ? new Int8Array(ROOM * length) : new Float32Array(ROOM * length);
  for (const [place, model] of models.entries())
    for (let at = 0; at < length; at += 1) weights[at * ROOM + place] = model.weights[at] ?? 0;
  return { models, weights };
}

/** What each model gives for the features; sums in variables of their own are several times as fast as in an array. */
export function probabilitiesOf({ models, weights }: JointModels, features: Features): number[] {
  const mask = weights.length / ROOM - 1;
  let [first, second, third, fourth, fifth] = [0, 0, 0, 0, 0];
  for (const feature of features) {
    const from = (feature & mask) * ROOM;
    first += weights[from] ?? 0;
    second += weights[from + 1] ?? 0;
    third += weights[from + 2] ?? 0;
    fourth += weights[from + 3] ?? 0;
    fifth += weights[from + 4] ?? 0;
  }
  const sums = [first, second, third, fourth, fifth];
  return models.map((model, place) => chanceOfSum(model, sums[place] ?? 0));
}
