import { mixHash, nameHash } from '@hopgon/engine/classify/hash';
import type { Features, LinearModel } from '@hopgon/engine/classify/linear-model';
import { shuffled } from '../fit-logistic.ts';

/** Features with their label; of several labels one is right, and it is not known which. */
export type LabelledFeatures = { readonly features: Features; readonly labels: readonly string[] };

export type SoftmaxOptions = {
  readonly bits: number;
  readonly epochs: number;
  readonly rate: number;
  readonly shrink: number;
};

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
  const rows = examples.map(({ features, labels: wanted }) => ({
    wanted: labels.map((name) => wanted.includes(name)),
    features: features.map((feature) => numberOf(numbers, feature)),
  }));
  const width = labels.length;
  const weights = new Float32Array(numbers.size * width);
  const squares = new Float32Array(weights.length).fill(FIRST_SQUARE);
  const order = shuffled(rows);
  const scores = new Float64Array(width);
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    for (const { wanted, features } of order) {
      score(weights, features, scores);
      slopes(scores, wanted);
      descend({ weights, squares, rate, shrink }, features, scores);
    }
  }
  return { weights: hashed(numbers, labels, weights, bits), scale: 1, bias: 0 };
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
  features: readonly number[],
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

function score(weights: Float32Array, features: readonly number[], scores: Float64Array): void {
  const width = scores.length;
  scores.fill(0);
  for (const feature of features) {
    const from = feature * width;
    for (let label = 0; label < width; label += 1)
      scores[label] = (scores[label] ?? 0) + (weights[from + label] ?? 0);
  }
}

/** From scores to how far each label's probability is from what is wanted of it. */
function slopes(scores: Float64Array, wanted: readonly boolean[]): void {
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
    scores[label] = share / all - (wanted[label] ? share / Math.max(right, Number.MIN_VALUE) : 0);
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
