import { Failure } from '@hopgon/contract/failure';
import { day } from '../../../platform/clock/durations.rules.ts';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { removeEmptySeries } from '../series/remove-empty-series.ts';
import { importStore } from './imports.store.ts';
import { removeImportedMeetings } from './remove-imported-meetings.ts';

/** Undoes what one import of the caller made; meetings that were changed since stay. */
export async function undoImport(
  world: Pick<World, 'clock' | 'hub'>,
  scope: CompanyScope,
  importId: string,
): Promise<{ removed: number; kept: number }> {
  return scope.transaction(async (tx) => {
    const made = await importStore.madeBy(tx.db, { importId, userId: tx.actor.userId });
    const [first] = made;
    if (!first) throw new Failure('import_not_found');
    if (world.clock.now().getTime() - first.importedAt.getTime() > day) throw new Failure('undo_too_late');
    const removed = await removeImportedMeetings(
      world,
      tx,
      made.map(({ meetingId }) => meetingId),
    );
    await removeEmptySeries(tx, [...new Set(removed.flatMap(({ seriesId }) => seriesId ?? []))]);
    return { removed: removed.length, kept: made.length - removed.length };
  });
}
