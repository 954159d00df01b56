import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import { completeMinutesChange, type MinutesWorld } from '../document/complete-minutes-change.ts';
import { lineStore } from './lines.store.ts';
import { type NamedLine, requireLine } from './require-line.ts';

/** Takes a line out of the document; its row stays, so that it can be restored. */
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
    const changes = [{ act: 'line-deleted' as const, lineId: line.id, before: line.text }];
    await completeMinutesChange(world, tx, { row, changes });
    return {};
  });
}
