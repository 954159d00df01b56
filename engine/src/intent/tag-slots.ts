import { nameHash } from '../classify/feature-names.ts';
import { mixHash } from '../classify/hash.ts';
import type { Features, LinearModel } from '../classify/linear-model.ts';
import { INTENTS, type IntentKind } from './intent.ts';
import { labelScore } from './label-model.ts';
import { isVerb, type MessageReading, type MessageUnit } from './read-message.ts';
import { unitFeatures } from './unit-features.ts';

export const OUTSIDE = '-';
export const START = '^';

/** A slot that is missed costs more than a word too many. */
const RELUCTANCE = 0.7;

/** The labels a unit can have in a message of a kind: outside, or the first or a further unit of a slot. */
export const slotLabels = (kind: IntentKind): string[] => [
  OUTSIDE,
  ...INTENTS[kind].flatMap((slot) => [`${slot}<`, slot]),
];

/** A slot goes on only where it began. */
export const mayFollow = (label: string, previous: string): boolean =>
  label === OUTSIDE || label.endsWith('<') || previous === label || previous === `${label}<`;

/** The features for a label that follows another, on any unit and on one such as this. */
export function followFeatures(previous: string, unit: MessageUnit | undefined): Features {
  const after = nameHash(`after ${previous}`);
  const sort = unit?.name || unit?.pattern || (isVerb(unit) ? '@verb' : '');
  return [after, mixHash(after, nameHash(sort))];
}

/** The likeliest row of labels, one for each unit. */
export function tagSlots(reading: MessageReading, kind: IntentKind, model: LinearModel): string[] {
  const labels = slotLabels(kind);
  if (labels.length === 1) return reading.units.map(() => OUTSIDE);
  const rows: Step[][] = [];
  for (const [at, features] of unitFeatures(reading, kind).entries()) {
    const before = rows.at(-1) ?? [{ label: START, total: 0, back: null }];
    rows.push(
      labels.map((label) => {
        const best = bestBefore(before, label, model, reading.units[at]);
        return {
          label,
          total: best.total + labelScore(model, features, label) - (label === OUTSIDE ? RELUCTANCE : 0),
          back: best.step,
        };
      }),
    );
  }
  return tagsTo(rows.at(-1) ?? []);
}

/** A label for one unit at the end of the best row that leads to it. */
type Step = { readonly label: string; readonly total: number; readonly back: Step | null };

function bestBefore(
  steps: readonly Step[],
  label: string,
  model: LinearModel,
  unit: MessageUnit | undefined,
): { readonly total: number; readonly step: Step | null } {
  let best: { total: number; step: Step | null } = { total: Number.NEGATIVE_INFINITY, step: null };
  for (const step of steps) {
    if (!mayFollow(label, step.label)) continue;
    const total = step.total + labelScore(model, followFeatures(step.label, unit), label);
    if (total > best.total) best = { total, step };
  }
  return best;
}

function tagsTo(last: readonly Step[]): string[] {
  const tags: string[] = [];
  let step = last.reduce<Step | null>((best, one) => (best && best.total >= one.total ? best : one), null);
  for (; step && step.label !== START; step = step.back) tags.push(step.label);
  return tags.reverse();
}
