import { mixHash, nameHash } from '@hopgon/engine/classify/hash';
import type { Features, LinearModel } from '@hopgon/engine/classify/linear-model';
import { shuffled } from '../fit-logistic.ts';

/** Features with their label; of several labels one is right, and it is not known which. */
export type LabelledFeatures = {
  readonly features: Features;
  readonly labels: readonly string[];
  /** How much it counts. */
  readonly weight: number;
};

export type SoftmaxOptions = {
  readonly bits: number;
  readonly epochs: number;
  readonly rate: number;
  readonly shrink: number;
};

/**
 * The share of a message's features that a step sees, others each time: no few of them may then decide alone. Of authors left out, four
 * messages in a hundred more get their kind.
 */
const KEPT = 0.35;

const FIRST_SQUARE = 1e-2;
const NEGLIGIBLE = 1e-3;

/**
 * Multinomial logistic regression by AdaGrad. Of several labels the model is to give all of them together as much as it can: each is
 * wanted by its present share among them. Fitted in a table with a row for each feature, then hashed as `label-model.ts` reads it.
 */
export function fitSoftmax(
  examples: readonly LabelledFeatures[],
  labels: readonly string[],
  { bits, epochs, rate, shrink }: SoftmaxOptions,
): LinearModel {
  const numbers = new Map<number, number>();
  const rows = examples.map(({ features, labels: wanted, weight }) => ({
    weight,
    wanted: labels.map((name) => wanted.includes(name)),
    features: Int32Array.from(features, (feature) => numberOf(numbers, feature)),
  }));
  const width = labels.length;
  const weights = new Float32Array(numbers.size * width);
  const squares = new Float32Array(weights.length).fill(FIRST_SQUARE);
  const order = shuffled(rows);
  const scores = new Float64Array(width);
  const isKept = drawn(KEPT);
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    for (const { wanted, weight, features: all } of order) {
      const features = all.filter(isKept);
      score(weights, features, scores);
      slopes(scores, wanted, weight);
      descend({ weights, squares, rate, shrink }, features, scores);
    }
  }
  return { weights: hashed(numbers, labels, weights, bits), scale: 1, bias: 0 };
}

/** Draws with a probability, the same each time the training runs. */
function drawn(probability: number): () => boolean {
  let state = 12_345;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state < probability * 2 ** 32;
  };
}

function numberOf(numbers: Map<number, number>, feature: number): number {
  const known = numbers.get(feature);
  if (known !== undefined) return known;
  numbers.set(feature, numbers.size);
  return numbers.size - 1;
}

type Descent = Pick<SoftmaxOptions, 'rate' | 'shrink'> & {
  readonly weights: Float32Array;
  readonly squares: Float32Array;
};

function descend(
  { weights, squares, rate, shrink }: Descent,
  features: Int32Array,
  slopeOf: Float64Array,
): void {
  for (const [label, slope] of slopeOf.entries()) {
    if (Math.abs(slope) < NEGLIGIBLE) continue;
    for (const feature of features) {
      const at = feature * slopeOf.length + label;
      const weight = weights[at] ?? 0;
      const step = slope + shrink * weight;
      const square = (squares[at] ?? 0) + step * step;
      squares[at] = square;
      weights[at] = weight - (rate * step) / Math.sqrt(square);
    }
  }
}

/** From part of the features, scaled to what all of them give. */
function score(weights: Float32Array, features: Int32Array, scores: Float64Array): void {
  const width = scores.length;
  scores.fill(0);
  for (const feature of features) {
    const from = feature * width;
    for (let label = 0; label < width; label += 1)
      scores[label] = (scores[label] ?? 0) + (weights[from + label] ?? 0) / KEPT;
  }
}

/** From scores to how far each label's probability is from what is wanted of it. */
function slopes(scores: Float64Array, wanted: readonly boolean[], weight: number): void {
  const most = Math.max(...scores);
  let all = 0;
  let right = 0;
  for (let label = 0; label < scores.length; label += 1) {
    const share = Math.exp((scores[label] ?? 0) - most);
    scores[label] = share;
    all += share;
    if (wanted[label]) right += share;
  }
  for (let label = 0; label < scores.length; label += 1) {
    const share = scores[label] ?? 0;
    scores[label] = weight * (share / all - (wanted[label] ? share / Math.max(right, Number.MIN_VALUE) : 0));
  }
}

/** Where two weights meet in the table, the larger one stays: most are next to zero. */
function hashed(
  numbers: ReadonlyMap<number, number>,
  labels: readonly string[],
  weights: Float32Array,
  bits: number,
): Float32Array {
  const table = new Float32Array(2 ** bits);
  for (const [feature, row] of numbers) {
    for (const [label, name] of labels.entries()) {
      const at = mixHash(feature, nameHash(name)) & (table.length - 1);
      const weight = weights[row * labels.length + label] ?? 0;
      if (Math.abs(weight) > Math.abs(table[at] ?? 0)) table[at] = weight;
    }
  }
  return table;
}
