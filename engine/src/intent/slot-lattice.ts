import { mixHash, nameHash } from '../classify/hash.ts';
import type { Features, LinearModel } from '../classify/linear-model.ts';
import { INTENTS, type IntentKind } from './intent.ts';
import { labelScore } from './label-model.ts';
import { isVerb, type MessageUnit } from './read-message.ts';

export const OUTSIDE = '-';
export const START = '^';

/** The labels a unit can have in a message of a kind: outside, or the first or a further unit of a slot. */
export const slotLabels = (kind: IntentKind): string[] => [
  OUTSIDE,
  ...INTENTS[kind].flatMap((slot) => [`${slot}<`, slot]),
];

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

/** The features for a label that follows another, on any unit and on one such as this. */
export function followFeatures(previous: string, unit: MessageUnit): Features {
  const after = nameHash(`after ${previous}`);
  const sort = unit.name || unit.pattern || (isVerb(unit) ? '@verb' : '');
  return [after, mixHash(after, nameHash(sort))];
}
