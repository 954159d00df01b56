import { Failure } from '@hopgon/contract/failure';
import { mostMinutesLines } from '@hopgon/contract/minutes/schemas';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { MinutesWorld } from '../document/complete-minutes-change.ts';
import { lockMinutes } from '../document/lock-minutes.ts';
import { rejectionStore } from '../suggestions/rejections.store.ts';
import type { PlacedLine } from './build-placed-lines.ts';
import { completeLineChange } from './complete-line-change.ts';
import { lineStore } from './lines.store.ts';
import type { NamedLine } from './require-line.ts';

/** Restores a deleted line where it stood. */
export function restoreMinutesLine(
  world: MinutesWorld,
  scope: CompanyScope,
  { meetingId, minutesLineId }: Omit<NamedLine, 'version'>,
): Promise<PlacedLine> {
  return scope.transaction(async (tx) => {
    const { row } = await lockMinutes(tx, meetingId);
    const line = await lineStore.find(tx.db, row.id, minutesLineId);
    if (!line) throw new Failure('minutes_line_not_found');
    if ((await lineStore.list(tx.db, row.id)).length >= mostMinutesLines)
      throw new Failure('minutes_lines_full');
    if (line.deleted_at !== null)
      await lineStore.update(tx.db, row.id, line.id, {
        ...{ deleted_by: null, deleted_at: null },
        updated_at: world.clock.now(),
        // Turns do not wait for a deleted line: it is not given the words of others as its evidence.
        ...((await lineStore.hasOtherTurns(tx.db, line)) ? { transcript_id: null, evidence: [] } : {}),
      });
    if (line.reading_id !== null) await rejectionStore.remove(tx.db, row.id, [line.reading_id]);
    return completeLineChange(world, tx, row, {
      ...{ act: 'line-restored', lineId: line.id },
      after: line.text,
    });
  });
}
