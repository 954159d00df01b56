import type { Features, LinearModel } from '@hopgon/engine/classify/linear-model';

/** An example and who wrote its meeting. */
export type Example = { readonly features: Features; readonly isTrue: boolean; readonly author: string };

export type FitOptions = {
  /** The weights are 2 ** bits. */
  readonly bits: number;
  readonly epochs: number;
  readonly rate: number;
  readonly shrink: number;
  /** A feature seen in fewer examples, or in those of fewer authors, gets no weight. */
  readonly minExamples: number;
  readonly minAuthors: number;
};

/** The entries that an earlier model gives most weight; only they get one. */
export function heaviestEntries({ weights }: LinearModel, most: number): ReadonlySet<number> {
  const entries = [...weights.keys()].filter((entry) => weights[entry] !== 0);
  const byWeight = entries.sort((one, other) => Math.abs(weights[other] ?? 0) - Math.abs(weights[one] ?? 0));
  return new Set(byWeight.slice(0, most));
}

type ExampleRow = { readonly indexes: Uint32Array; readonly isTrue: boolean };

const FIRST_SQUARE = 1e-3;

/** Logistic regression over hashed features by AdaGrad; the order of examples is fixed, so the same data give the same weights. */
export function fitLogistic(
  examples: readonly Example[],
  options: FitOptions,
  allowed?: ReadonlySet<number>,
): LinearModel {
  const rows = readRows(examples, options, allowed);
  const weights = new Float32Array(2 ** options.bits);
  const squares = new Float32Array(weights.length).fill(FIRST_SQUARE);
  const positives = rows.filter(({ isTrue }) => isTrue).length;
  let bias = Math.log((positives + 1) / (rows.length - positives + 1));
  let biasSquare = 1;
  const order = shuffled(rows);
  for (let epoch = 0; epoch < options.epochs; epoch += 1) {
    for (const { indexes, isTrue } of order) {
      const slope = 1 / (1 + Math.exp(-sum(weights, indexes, bias))) - Number(isTrue);
      biasSquare += slope * slope;
      bias -= (options.rate * slope) / Math.sqrt(biasSquare);
      for (const index of indexes) {
        const weight = weights[index] ?? 0;
        const step = slope + options.shrink * weight;
        const square = (squares[index] ?? 0) + step * step;
        squares[index] = square;
        weights[index] = weight - (options.rate * step) / Math.sqrt(square);
      }
    }
  }
  return { weights, scale: 1, bias };
}

function sum(weights: Float32Array, indexes: Uint32Array, bias: number): number {
  let total = bias;
  for (const index of indexes) total += weights[index] ?? 0;
  return total;
}

function readRows(
  examples: readonly Example[],
  options: FitOptions,
  allowed?: ReadonlySet<number>,
): ExampleRow[] {
  const kept = keptIndexes(examples, options, allowed);
  return examples.map(({ isTrue }, at) => ({ indexes: kept[at] ?? new Uint32Array(), isTrue }));
}

/** For each example the entries of its features that enough examples of enough authors have. */
function keptIndexes(
  examples: readonly Example[],
  { bits, minExamples, minAuthors }: FitOptions,
  allowed?: ReadonlySet<number>,
): Uint32Array[] {
  const size = 2 ** bits;
  const counts = new Uint32Array(size);
  const authors = [...new Set(examples.map(({ author }) => author))];
  const seen = new Uint32Array(size);
  const rows = examples.map(({ features, author }) => {
    const indexes = new Uint32Array(features.length);
    for (let at = 0; at < features.length; at += 1) indexes[at] = (features[at] ?? 0) & (size - 1);
    const bit = 1 << (authors.indexOf(author) & 31);
    for (const index of indexes) {
      counts[index] = (counts[index] ?? 0) + 1;
      seen[index] = (seen[index] ?? 0) | bit;
    }
    return indexes;
  });
  const isKept = (index: number) =>
    (counts[index] ?? 0) >= minExamples && countBits(seen[index] ?? 0) >= minAuthors;
  const kept = new Uint8Array(size);
  for (let index = 0; index < size; index += 1)
    kept[index] = Number(isKept(index) && (allowed === undefined || allowed.has(index)));
  return rows.map((indexes) => indexes.filter((index) => kept[index] === 1));
}

function countBits(mask: number): number {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

const SEED = 20_261_124;

/** In an order that is always the same. */
export function shuffled<Item>(rows: readonly Item[]): Item[] {
  let state = SEED;
  const keyed = rows.map((row) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
    return { row, key: state };
  });
  return keyed.sort((one, other) => one.key - other.key).map(({ row }) => row);
}
