import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { importedMeetingsStore } from './imported-meetings.store.ts';
import { notifyImporter } from './notify-importer.ts';

/** Removes meetings the caller took from elsewhere, those that are as they were taken; nobody else ever saw them. */
export async function removeImportedMeetings(
  world: Pick<World, 'hub'>,
  tx: CompanyScope,
  meetingIds: readonly string[],
): Promise<readonly { readonly id: string; readonly seriesId: string | null }[]> {
  const removed = await importedMeetingsStore.remove(tx.db, meetingIds, tx.actor.userId);
  tx.afterCommit(() => void notifyImporter(world, tx));
  return removed.map((row) => ({ id: row.id, seriesId: row.series_id }));
}
