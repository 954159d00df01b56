import type { Scope } from '../../platform/database/scope.ts';
import { removeFiles } from '../../platform/storage/remove-files.ts';
import type { World } from '../../platform/world.ts';
import { paperStore } from './papers.store.ts';

/** Deletes the files of the company that is being removed, once that is committed. What fails is swept the next night. */
export async function deletePapersOfCompany(
  world: Pick<World, 'log' | 'storage'>,
  scope: Scope,
): Promise<void> {
  const ids = await paperStore.fileIds(scope.db);
  scope.afterCommit(() => void removeFiles(world, 'papers', ids));
}
