import type { Features, LinearModel } from '../classify/linear-model.ts';
import { INTENTS, type IntentKind } from './intent.ts';
import { labelScore } from './label-model.ts';
import type { MessageReading, MessageUnit } from './read-message.ts';
import { followFeatures, unitFeatures } from './slot-features.ts';

export const OUTSIDE = '-';
export const START = '^';

/** A slot that is missed costs more than a word too many. */
const RELUCTANCE = 0.7;

/** The labels a unit can have in a message of a kind: outside, or the first or a further unit of a slot. */
export const slotLabels = (kind: IntentKind): string[] => [
  OUTSIDE,
  ...INTENTS[kind].flatMap((slot) => [`${slot}<`, slot]),
];

/** The likeliest row of labels, one for each unit. */
export function tagSlots(reading: MessageReading, kind: IntentKind, model: LinearModel): string[] {
  const labels = slotLabels(kind);
  if (labels.length === 1) return reading.units.map(() => OUTSIDE);
  return likeliestTags(scoreLattice(model, labels, reading.units, unitFeatures(reading, kind)));
}

/** What a model says of every row of labels a message can have. */
export type SlotLattice = {
  readonly labels: readonly string[];
  /** The score of each label of each unit. */
  readonly own: readonly (readonly number[])[];
  /** For each unit the score of a label behind another; the first row is for the beginning. */
  readonly follow: readonly (readonly (readonly number[])[])[];
};

export function scoreLattice(
  model: LinearModel,
  labels: readonly string[],
  units: readonly MessageUnit[],
  features: readonly Features[],
): SlotLattice {
  return {
    labels,
    own: features.map((each) => labels.map((label) => labelScore(model, each, label))),
    follow: units.map((unit) =>
      [START, ...labels].map((previous) => {
        const after = followFeatures(previous, unit);
        return labels.map((label) =>
          mayFollow(label, previous) ? labelScore(model, after, label) : Number.NEGATIVE_INFINITY,
        );
      }),
    ),
  };
}

/** A slot goes on only where it began. */
const mayFollow = (label: string, previous: string): boolean =>
  label === OUTSIDE || label.endsWith('<') || previous === label || previous === `${label}<`;

/** The best row of labels up to one unit; `label` is the number of its last one. */
type LabelRow = { readonly label: number; readonly total: number; readonly before: LabelRow | null };

function likeliestTags({ labels, own, follow }: SlotLattice): string[] {
  let rows: readonly LabelRow[] = [];
  for (const [at, scores] of own.entries()) {
    const longer = labels.map((name, label) => {
      const { before, total } = bestBefore(rows, follow[at] ?? [], label);
      const score = total + (scores[label] ?? 0) - (name === OUTSIDE ? RELUCTANCE : 0);
      return { label, before, total: score };
    });
    rows = longer;
  }
  const tags: string[] = [];
  const best = rows.reduce<LabelRow | null>(
    (most, row) => (most && most.total >= row.total ? most : row),
    null,
  );
  for (let row = best; row; row = row.before) tags.push(labels[row.label] ?? OUTSIDE);
  return tags.reverse();
}

function bestBefore(
  rows: readonly LabelRow[],
  follow: SlotLattice['follow'][number],
  label: number,
): Pick<LabelRow, 'total' | 'before'> {
  if (rows.length === 0) return { total: follow[0]?.[label] ?? 0, before: null };
  let best: Pick<LabelRow, 'total' | 'before'> = { total: Number.NEGATIVE_INFINITY, before: null };
  for (const before of rows) {
    const total = before.total + (follow[before.label + 1]?.[label] ?? 0);
    if (total > best.total) best = { total, before };
  }
  return best;
}
