import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import { completeMinutesChange, type MinutesWorld } from '../document/complete-minutes-change.ts';
import { rejectionStore } from '../suggestions/rejections.store.ts';
import { lineStore } from './lines.store.ts';
import { type NamedLine, requireLine } from './require-line.ts';

/** Takes a line out of the document; its row stays, so that it can be restored. A reading nobody accepted is rejected with it. */
export function deleteMinutesLine(
  world: MinutesWorld,
  scope: CompanyScope,
  named: NamedLine,
): Promise<Record<string, never>> {
  return scope.transaction(async (tx) => {
    const { row, line } = await requireLine(tx, named);
    const now = world.clock.now();
    const gone = { deleted_by: tx.actor.userId, deleted_at: now, updated_at: now };
    await lineStore.update(tx.db, row.id, line.id, gone);
    if (line.reading_id !== null && line.accepted_at === null)
      await rejectionStore.insert(
        ...([tx.db, { company_id: row.company_id, minutes_id: row.id }, [line.reading_id], now] as const),
      );
    const changes = [{ act: 'line-deleted' as const, lineId: line.id, before: line.text }];
    await completeMinutesChange(world, tx, { row, changes });
    return {};
  });
}
