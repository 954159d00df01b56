import type { CompanyScope } from '../../platform/tenancy/scopes.ts';
import { usersStore } from './users.store.ts';

/** Pictures of those of these people who are or were of the company and have one. */
export async function listPhotos(
  scope: CompanyScope,
  userIds: readonly string[],
): Promise<{ photos: { userId: string; photoURL: string }[] }> {
  const rows = await usersStore.findPhotos(scope.db, userIds);
  return { photos: rows.map(({ id, photo_url }) => ({ userId: id, photoURL: photo_url })) };
}
