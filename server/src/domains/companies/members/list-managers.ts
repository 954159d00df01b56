import type { Scope } from '../../../platform/database/scope.ts';
import { closingStore } from '../closing/closing.store.ts';

interface Manager {
  readonly userId: string;
  readonly name: string;
  readonly address: string;
}

/** Owner and admins of the bound company, as mails address them. */
export async function listManagers(scope: Scope): Promise<readonly Manager[]> {
  const rows = await closingStore.managers(scope.db);
  return rows.map(({ user_id, display_name, email }) => ({
    userId: user_id,
    name: display_name,
    address: email,
  }));
}
