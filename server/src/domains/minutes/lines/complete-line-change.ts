import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import {
  completeMinutesChange,
  type MinutesChanged,
  type MinutesWorld,
} from '../document/complete-minutes-change.ts';
import type { MinutesRow } from '../minutes.store.ts';
import { buildPlacedLines, type PlacedLine } from './build-placed-lines.ts';
import { saveLineSupport } from './save-line-support.ts';

/** Ends a change of one line; the caller gets it as it is now. */
export async function completeLineChange(
  world: MinutesWorld,
  tx: CompanyScope,
  row: MinutesRow,
  changed: MinutesChanged & { readonly lineId: string },
): Promise<PlacedLine> {
  await saveLineSupport(world, tx, row, { lineIds: [changed.lineId] });
  await completeMinutesChange(world, tx, { row, changes: [changed] });
  const [placed] = await buildPlacedLines(tx, row, [changed.lineId]);
  if (!placed) throw new Error('a line vanished inside its own transaction');
  return placed;
}
