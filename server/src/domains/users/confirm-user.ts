import type { Scope } from '../../platform/database/scope.ts';
import { usersStore } from './users.store.ts';

/** Opens the account of a person who proved to hold the mailbox; false when it is open already. */
export const confirmUser = (scope: Scope, userId: string): Promise<boolean> =>
  usersStore.updateUnconfirmed(scope.db, userId, { awaits_confirmation: false });
