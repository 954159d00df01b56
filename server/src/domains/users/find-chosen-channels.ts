import type { ChosenChannels } from '@hopgon/contract/notifications/groups';
import type { Scope } from '../../platform/database/scope.ts';
import { usersStore } from './users.store.ts';

/** What a person chose of notifications; null where the account ended. */
export async function findChosenChannels(scope: Scope, userId: string): Promise<ChosenChannels | null> {
  const row = await usersStore.findChosenChannels(scope.db, userId);
  return row ? row.notification_choices : null;
}
