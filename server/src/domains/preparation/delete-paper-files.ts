import type { Scope } from '../../platform/database/scope.ts';
import { removeFiles } from '../../platform/storage/remove-files.ts';
import type { World } from '../../platform/world.ts';
import { paperStore } from './papers.store.ts';

/**
 * Deletes the papers' files of the company that is being removed, or of some of its meetings, once that is committed. What
 * fails is swept the next night.
 */
export async function deletePaperFiles(
  world: Pick<World, 'log' | 'storage'>,
  scope: Scope,
  meetingIds?: readonly string[],
): Promise<void> {
  const ids = await paperStore.fileIds(scope.db, meetingIds);
  scope.afterCommit(() => void removeFiles(world, 'papers', ids));
}
