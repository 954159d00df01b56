import type { Scope } from '../../platform/database/scope.ts';
import { type Reach, switchesOf } from './notification.rules.ts';
import { usersStore } from './users.store.ts';

/**
 * Of these people those who want to be reached this way. Everything that sends asks here, in the transaction it sends in;
 * mails about the safety of an account do not ask.
 */
export async function listNotifiedPeople(
  scope: Scope,
  reach: Reach,
  userIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (userIds.length === 0) return new Set();
  return new Set(await usersStore.idsOfWilling(scope.db, userIds, switchesOf(reach)));
}
