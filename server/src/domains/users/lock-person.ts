import type { Scope } from '../../platform/database/scope.ts';
import { usersStore } from './users.store.ts';

/** Lets one transaction at a time count and change what a person has; the others wait for its end. */
export async function lockPerson(scope: Scope, userId: string): Promise<void> {
  await usersStore.lock(scope.db, userId);
}
