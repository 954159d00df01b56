import { mixHash, nameHash } from '@hopgon/engine/classify/hash';
import type { Features, LinearModel } from '@hopgon/engine/classify/linear-model';
import { labelProbabilities } from '@hopgon/engine/intent/label-model';
import { shuffled } from '../fit-logistic.ts';
import { WeightTable } from './weight-table.ts';

export type LabelledFeatures = { readonly features: Features; readonly label: string };

export type SoftmaxOptions = {
  readonly bits: number;
  readonly epochs: number;
  readonly rate: number;
  readonly shrink: number;
};

/** Multinomial logistic regression over hashed features by AdaGrad. */
export function fitSoftmax(
  examples: readonly LabelledFeatures[],
  labels: readonly string[],
  options: SoftmaxOptions,
): LinearModel {
  const table = new WeightTable(options);
  const own = labels.map(nameHash);
  const order = shuffled(examples);
  for (let epoch = 0; epoch < options.epochs; epoch += 1) {
    for (const { features, label } of order) {
      const probabilities = labelProbabilities(table.model, features, labels);
      labels.forEach((name, index) => {
        const slope = (probabilities[index] ?? 0) - Number(name === label);
        if (Math.abs(slope) < NEGLIGIBLE) return;
        for (const feature of features) table.step(mixHash(feature, own[index] ?? 0), slope);
      });
    }
  }
  return table.model;
}

const NEGLIGIBLE = 1e-3;
