import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { MinutesWorld } from '../document/complete-minutes-change.ts';
import type { PlacedLine } from './build-placed-lines.ts';
import { completeLineChange } from './complete-line-change.ts';
import { rowText } from './line-text.rules.ts';
import { lineStore } from './lines.store.ts';
import { type NamedLine, requireLine } from './require-line.ts';
import { type LinePlace, resolvePlace } from './resolve-place.ts';

/** Moves a line behind another one, or to the beginning of a section. */
export function moveMinutesLine(
  world: MinutesWorld,
  scope: CompanyScope,
  { sectionId, afterId, ...named }: NamedLine & LinePlace,
): Promise<PlacedLine> {
  return scope.transaction(async (tx) => {
    const { row, line } = await requireLine(tx, named);
    // Behind itself is where it is.
    if (afterId !== line.id) {
      const position = await resolvePlace(tx, row.id, { sectionId, afterId });
      const place = { section_id: sectionId, position, updated_at: world.clock.now() };
      await lineStore.update(tx.db, row.id, line.id, place);
    }
    return completeLineChange(world, tx, row, {
      ...{ act: 'line-moved', lineId: line.id },
      after: rowText(line),
    });
  });
}
