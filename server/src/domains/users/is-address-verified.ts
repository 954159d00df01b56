import type { Scope } from '../../platform/database/scope.ts';
import { usersStore } from './users.store.ts';

/** Whether somebody proved to read the mails of the person's address. */
export const isAddressVerified = async (scope: Scope, userId: string): Promise<boolean> =>
  (await usersStore.findProofDate(scope.db, userId)) !== null;
