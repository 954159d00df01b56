import type { Features, LinearModel } from '@hopgon/engine/classify/linear-model';
import { addTo, type FitOptions, keptIndexes, shuffled } from './fit-logistic.ts';

/** Candidates of which one or several are right, and who wrote their meeting. */
export type RankedExample = {
  readonly candidates: readonly { readonly features: Features; readonly isRight: boolean }[];
  readonly author: string;
};

type ExampleRows = { readonly rows: readonly Uint32Array[]; readonly right: readonly boolean[] };

const FIRST_SQUARE = 1e-3;

/** A linear model under which the right candidates of each example have most of the chance (softmax), by AdaGrad. */
export function fitRanking(examples: readonly RankedExample[], options: FitOptions): LinearModel {
  const usable = examples.filter(({ candidates }) => candidates.some(({ isRight }) => isRight));
  const flat = usable.flatMap(({ candidates, author }) =>
    candidates.map(({ features, isRight }) => ({ features, isTrue: isRight, author })),
  );
  const kept = keptIndexes(flat, options);
  let at = 0;
  const all: ExampleRows[] = usable.map(({ candidates }) => {
    const rows = kept.slice(at, at + candidates.length);
    at += candidates.length;
    return { rows, right: candidates.map(({ isRight }) => isRight) };
  });
  const weights = new Float32Array(2 ** options.bits);
  const squares = new Float32Array(weights.length).fill(FIRST_SQUARE);
  const sums = new Float32Array(weights.length);
  const order = shuffled(all);
  for (let epoch = 0; epoch < options.epochs; epoch += 1) {
    for (const one of order) learnFrom(one, weights, squares, options);
    addTo(sums, weights);
  }
  return { weights: sums.map((sum) => sum / options.epochs), scale: 1, bias: 0 };
}

function learnFrom(
  { rows, right }: ExampleRows,
  weights: Float32Array,
  squares: Float32Array,
  { rate, shrink }: FitOptions,
): void {
  const scores = rows.map((row) => row.reduce((sum, index) => sum + (weights[index] ?? 0), 0));
  const most = Math.max(...scores);
  const parts = scores.map((score) => Math.exp(score - most));
  const total = parts.reduce((sum, part) => sum + part, 0);
  const rightTotal = parts.reduce((sum, part, at) => sum + (right[at] ? part : 0), 0);
  rows.forEach((row, at) => {
    const chance = (parts[at] ?? 0) / total;
    const wanted = right[at] ? (parts[at] ?? 0) / (rightTotal || 1) : 0;
    const slope = chance - wanted;
    for (const index of row) {
      const weight = weights[index] ?? 0;
      const step = slope + shrink * weight;
      const square = (squares[index] ?? 0) + step * step;
      squares[index] = square;
      weights[index] = weight - (rate * step) / Math.sqrt(square);
    }
  });
}
