import type { Scope } from '../../../platform/database/scope.ts';
import { removeFiles } from '../../../platform/storage/remove-files.ts';
import type { World } from '../../../platform/world.ts';
import { signatureStore } from '../steps/signatures.store.ts';

/**
 * Deletes the files of the company that is being removed, or of some of its meetings, once that is committed. What fails is
 * swept the next night.
 */
export async function deleteMinutesFiles(
  world: Pick<World, 'log' | 'storage'>,
  scope: Scope,
  meetingIds?: readonly string[],
): Promise<void> {
  const ids = meetingIds
    ? await signatureStore.fileIdsOfMeetings(scope.db, meetingIds)
    : await signatureStore.fileIds(scope.db);
  scope.afterCommit(() => void removeFiles(world, 'minutes', ids));
}
