import type { NotificationChannel, NotificationGroup } from '@hopgon/contract/notifications/groups';
import type { Scope } from '../../platform/database/scope.ts';
import { usersStore } from './users.store.ts';

interface Sending {
  readonly group: NotificationGroup;
  readonly channel: NotificationChannel;
}

/**
 * Of these people those who want to be reached this way. Everything that sends asks here, in the transaction it sends in;
 * mails about the safety of an account do not ask.
 */
export async function listNotifiedPeople(
  scope: Scope,
  { group, channel }: Sending,
  userIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (userIds.length === 0) return new Set();
  return new Set(await usersStore.idsOfWilling(scope.db, userIds, group, channel));
}
