import type { Scope } from '../../platform/database/scope.ts';
import { usersStore } from './users.store.ts';

/** Sets the person's picture, or none; answers the address of the one before. */
export async function updatePhoto(
  scope: Scope,
  userId: string,
  photoUrl: string | null,
): Promise<string | null> {
  const before = await usersStore.findPhoto(scope.db, userId);
  await usersStore.update(scope.db, userId, { photo_url: photoUrl });
  return before?.photo_url ?? null;
}
