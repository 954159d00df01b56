import type { LinearModel } from '../classify/linear-model.ts';
import type { IntentKind } from './intent.ts';
import type { MessageReading } from './read-message.ts';
import { OUTSIDE, type SlotLattice, scoreLattice, slotLabels } from './slot-lattice.ts';
import { unitFeatures } from './unit-features.ts';

/** A slot that is missed costs more than a word too many. */
const RELUCTANCE = 0.7;

/** The likeliest row of labels, one for each unit. */
export function tagSlots(reading: MessageReading, kind: IntentKind, model: LinearModel): string[] {
  const labels = slotLabels(kind);
  if (labels.length === 1) return reading.units.map(() => OUTSIDE);
  return likeliestTags(scoreLattice(model, labels, reading.units, unitFeatures(reading, kind)));
}

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
