import { Failure } from '@hopgon/contract/failure';
import type { MinutesLine } from '@hopgon/contract/minutes/schemas';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import { listReadings } from '../../readings/list-readings.ts';
import { completeMinutesChange, type MinutesWorld } from '../document/complete-minutes-change.ts';
import { completeLineChange } from './complete-line-change.ts';
import { columnsOf } from './drafted-line.rules.ts';
import { lineStore } from './lines.store.ts';
import { type NamedLine, requireLine } from './require-line.ts';

/** Writes a line as its reading says now; with a rejected reading the line is deleted. */
export function refreshMinutesLine(
  world: MinutesWorld,
  scope: CompanyScope,
  named: NamedLine,
): Promise<{ line: MinutesLine | null }> {
  return scope.transaction(async (tx) => {
    const { row, line } = await requireLine(tx, named);
    if (line.reading_id === null) throw new Failure('reading_not_found');
    const { readings } = await listReadings(tx, named.meetingId);
    const reading = readings.find(({ id }) => id === line.reading_id);
    const now = world.clock.now();
    const changed = { lineId: line.id, before: line.text };
    if (!reading || reading.state === 'rejected' || reading.state === 'merged') {
      const gone = { deleted_by: tx.actor.userId, deleted_at: now, updated_at: now };
      await lineStore.update(tx.db, row.id, line.id, gone);
      await completeMinutesChange(world, tx, { row, changes: [{ act: 'line-deleted', ...changed }] });
      return { line: null };
    }
    const accepted = { accepted_by: tx.actor.userId, accepted_at: now, updated_at: now };
    await lineStore.update(tx.db, row.id, line.id, { ...columnsOf(reading), ...accepted });
    const after = { act: 'line-edited' as const, ...changed, after: reading.text };
    const placed = await completeLineChange(world, tx, row, after);
    return { line: placed.line };
  });
}
