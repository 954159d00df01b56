import type { Scope } from '../../platform/database/scope.ts';
import { usersStore } from './users.store.ts';

/** When somebody proved to read the mails of the person's address; null while nobody has. */
export const readProofDate = (scope: Scope, userId: string): Promise<Date | null> =>
  usersStore.findProofDate(scope.db, userId);
