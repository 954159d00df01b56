import { Failure } from '@hopgon/contract/failure';
import type { Scope } from '../../platform/database/scope.ts';
import { usersStore } from './users.store.ts';

export interface PersonChange {
  readonly displayName?: string | undefined;
  readonly phone?: string | undefined;
  readonly bio?: string | undefined;
}

/** Changes what a person says of themselves, if nobody changed it since they read `version`. */
export async function updatePerson(
  scope: Scope,
  userId: string,
  version: number,
  { displayName, phone, bio }: PersonChange,
): Promise<void> {
  const done = await usersStore.updateVersion(scope.db, userId, version, {
    ...(displayName !== undefined && { display_name: displayName }),
    ...(phone !== undefined && { phone }),
    ...(bio !== undefined && { bio }),
  });
  if (!done) throw new Failure('version_stale');
}
