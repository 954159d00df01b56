import { mixHash, nameHash } from '@hopgon/engine/classify/hash';
import type { Features, LinearModel } from '@hopgon/engine/classify/linear-model';
import type { IntentKind } from '@hopgon/engine/intent/intent';
import type { MessageUnit } from '@hopgon/engine/intent/read-message';
import { followFeatures } from '@hopgon/engine/intent/slot-features';
import { type SlotLattice, START, scoreLattice, slotLabels } from '@hopgon/engine/intent/tag-slots';
import { shuffled } from '../fit-logistic.ts';
import type { SoftmaxOptions } from './fit-softmax.ts';
import { WeightTable } from './weight-table.ts';

/** A message as the tagger sees it: features and label of each unit. */
export type TaggedMessage = {
  readonly kind: IntentKind;
  readonly units: readonly MessageUnit[];
  readonly features: readonly Features[];
  readonly tags: readonly string[];
};

/** A linear-chain conditional random field over hashed features by AdaGrad. */
export function fitTagger(messages: readonly TaggedMessage[], options: SoftmaxOptions): LinearModel {
  const table = new WeightTable(options);
  const order = shuffled(messages);
  for (let epoch = 0; epoch < options.epochs; epoch += 1) {
    for (const message of order) learn(table, message);
  }
  return table.model;
}

function learn(table: WeightTable, message: TaggedMessage): void {
  const labels = slotLabels(message.kind);
  if (labels.length === 1 || message.features.length === 0) return;
  const lattice = scoreLattice(table.model, labels, message.units, message.features);
  const forward = forwardScores(lattice);
  const backward = backwardScores(lattice);
  const all = logSum(forward.at(-1) ?? []);
  learnOwn(table, message, labels, (at, label) =>
    Math.exp((forward[at]?.[label] ?? 0) + (backward[at]?.[label] ?? 0) - all),
  );
  learnFollow(table, message, labels, (at, back, label) => {
    const before = at === 0 ? 0 : (forward[at - 1]?.[back - 1] ?? 0);
    const step = (lattice.follow[at]?.[back]?.[label] ?? 0) + (lattice.own[at]?.[label] ?? 0);
    return Math.exp(before + step + (backward[at]?.[label] ?? 0) - all);
  });
}

function forwardScores({ labels, own, follow }: SlotLattice): number[][] {
  const rows: number[][] = [];
  own.forEach((scores, at) => {
    const before = rows[at - 1];
    const into = (label: number): number =>
      before
        ? logSum(labels.map((_, back) => (before[back] ?? 0) + (follow[at]?.[back + 1]?.[label] ?? 0)))
        : (follow[at]?.[0]?.[label] ?? 0);
    rows.push(scores.map((score, label) => score + into(label)));
  });
  return rows;
}

function backwardScores({ labels, own, follow }: SlotLattice): number[][] {
  const rows: number[][] = own.map(() => labels.map(() => 0));
  for (let at = own.length - 2; at >= 0; at -= 1) {
    const out = (label: number, next: number): number =>
      (follow[at + 1]?.[label + 1]?.[next] ?? 0) + (own[at + 1]?.[next] ?? 0) + (rows[at + 1]?.[next] ?? 0);
    rows[at] = labels.map((_, label) => logSum(labels.map((__, next) => out(label, next))));
  }
  return rows;
}

function learnOwn(
  table: WeightTable,
  { features, tags }: TaggedMessage,
  labels: readonly string[],
  probabilityOf: (at: number, label: number) => number,
): void {
  features.forEach((own, at) => {
    labels.forEach((label, index) => {
      const slope = probabilityOf(at, index) - Number(tags[at] === label);
      if (Math.abs(slope) < NEGLIGIBLE) return;
      for (const feature of own) table.step(mixHash(feature, nameHash(label)), slope);
    });
  });
}

function learnFollow(
  table: WeightTable,
  { units, tags }: TaggedMessage,
  labels: readonly string[],
  probabilityOf: (at: number, back: number, label: number) => number,
): void {
  for (const [at, unit] of units.entries()) {
    for (const [back, previous] of [START, ...labels].entries()) {
      if ((at === 0) !== (back === 0)) continue;
      const isBefore = at === 0 || tags[at - 1] === previous;
      labels.forEach((label, index) => {
        const slope = probabilityOf(at, back, index) - Number(isBefore && tags[at] === label);
        if (Math.abs(slope) < NEGLIGIBLE) return;
        for (const feature of followFeatures(previous, unit))
          table.step(mixHash(feature, nameHash(label)), slope);
      });
    }
  }
}

const NEGLIGIBLE = 1e-3;

function logSum(values: readonly number[]): number {
  const most = Math.max(...values);
  if (most === Number.NEGATIVE_INFINITY) return most;
  return most + Math.log(values.reduce((sum, value) => sum + Math.exp(value - most), 0));
}
