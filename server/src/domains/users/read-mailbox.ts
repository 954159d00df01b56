import type { Scope } from '../../platform/database/scope.ts';
import { usersStore } from './users.store.ts';

/** Name and address of a person whom `scope` shows. */
export async function readMailbox(
  scope: Scope,
  userId: string,
): Promise<{ name: string; address: string } | null> {
  const row = await usersStore.findMailbox(scope.db, userId);
  return row ? { name: row.display_name, address: row.email } : null;
}
